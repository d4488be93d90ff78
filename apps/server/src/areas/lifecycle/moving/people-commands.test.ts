import { paths } from '@waymark/contract/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createCompany, createEmployer, createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { forgetMoved, inviteMoved, keepMovedPeople } from './people-commands.ts';

const context = useTestApp();
