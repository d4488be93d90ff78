import type { SignInProvider } from '@waymark/contract/identity/choices';
import styles from './provider-buttons.module.css';

/** The signs of the providers in their own colours, as their rules for such buttons ask. */
const shapes: Readonly<Record<SignInProvider, readonly { colour: string; path: string }[]>> = {
  google: [
    {
      colour: '#4285f4',
      path: 'M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.81z',
    },
    {
      colour: '#34a853',
      path: 'M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.87-3a7.2 7.2 0 0 1-10.72-3.78h-4v3.1A12 12 0 0 0 12 24z',
    },
    { colour: '#fbbc05', path: 'M5.34 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z' },
    {
      colour: '#ea4335',
      path: 'M12 4.77c1.76 0 3.34.6 4.59 1.8l3.43-3.44A12 12 0 0 0 1.34 6.6l4 3.1A7.2 7.2 0 0 1 12 4.77z',
    },
  ],
  microsoft: [
    { colour: '#f25022', path: 'M1 1h10.5v10.5H1z' },
    { colour: '#7fba00', path: 'M12.5 1H23v10.5H12.5z' },
    { colour: '#00a4ef', path: 'M1 12.5h10.5V23H1z' },
    { colour: '#ffb900', path: 'M12.5 12.5H23V23H12.5z' },
  ],
  linkedin: [
    { colour: '#0a66c2', path: 'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z' },
    {
      colour: '#fff',
      path: 'M3.6 9h3.5v11.4H3.6zM5.3 3.3a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM9.4 9h3.4v1.6c.5-.9 1.6-1.9 3.4-1.9 3.6 0 4.2 2.4 4.2 5.4v6.3H17v-5.6c0-1.3 0-3-1.9-3s-2.1 1.4-2.1 2.9v5.7H9.4z',
    },
  ],
};

export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[provider].map(({ colour, path }) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
