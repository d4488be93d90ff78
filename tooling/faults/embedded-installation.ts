import { Installation, prepareParts } from './installation.ts';

/** The product as it starts without any setting: one process, its database in the data directory. */
export class EmbeddedInstallation extends Installation {
  readonly kind = 'embedded';
  protected readonly roles = { server: 'web' } as const;
  readonly sender = 'server';

  static async start(): Promise<EmbeddedInstallation> {
    let installation: EmbeddedInstallation | undefined = undefined;
    const parts = await prepareParts((to) => installation?.mailReply(to) ?? '451 not yet');
    installation = new EmbeddedInstallation(parts);
    await installation.startAll();
    return installation;
  }

  databaseSettings(): Record<string, string> {
    return {};
  }

  protected async stopRest(): Promise<void> {}
}
