import type { KeyScope } from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import { requireKey, type KeyViewer } from '../keys/policy.ts';
import type { KeyOwner } from '../keys/rules.ts';

type OwnerKind = KeyOwner['kind'];
type KeyOf<Kind extends OwnerKind> = KeyViewer<Extract<KeyOwner, { kind: Kind }>>;
export type CompanyKey = KeyOf<'company'>;

/** A key with the scope whose owner is a company. Throws `forbidden` for other keys. */
export const requireCompanyKey = requireOwned('company', msg`This takes the API key of a company.`);

/** The same for a key of a person. */
export const requirePersonKey = requireOwned('person', msg`This takes the API key of a person.`);

/** The same for a key of the board. */
export const requireBoardKey = requireOwned('board', msg`This takes an API key of the board.`);

function requireOwned<Kind extends OwnerKind>(kind: Kind, refusal: string) {
  return (scope: KeyScope): Gate<KeyOf<Kind>> => {
    const requireScoped = requireKey(scope);
    const gate: Gate<KeyOf<Kind>> = async (request, services) => {
      const viewer = await requireScoped(request, services);
      if (!isOwnedBy(viewer, kind)) throw new AppError('forbidden', refusal);
      return viewer;
    };
    return Object.assign(gate, { security: { key: [scope] } });
  };
}

function isOwnedBy<Kind extends OwnerKind>(viewer: KeyViewer, kind: Kind): viewer is KeyOf<Kind> {
  return viewer.owner.kind === kind;
}
