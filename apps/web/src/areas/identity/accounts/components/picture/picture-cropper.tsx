import { type PointerEvent, useEffect, useId, useRef } from 'react';
import ui from '../../../../../styles/primitives.module.css';
import {
  drag,
  type Framing,
  type Preview,
  maxZoomOf,
  panRangeOf,
  sideOf,
  zoomTo,
} from '../../picture-rules.ts';
import styles from '../profile-form.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

interface PictureCropperProps {
  preview: Preview;
  framing: Framing;
  onChange: (framing: Framing) => void;
  disabled: boolean;
}

const percent = (share: number) => Math.round(share * 100);

/** Chooses the square to keep by dragging, or with sliders for keyboards and taps. */
export function PictureCropper({ preview, framing, onChange, disabled }: PictureCropperProps) {
  const say = useSay();
  const { size } = preview;
  const range = panRangeOf(size, framing);
  const maxZoom = maxZoomOf(size);
  const group = useRef<HTMLDivElement>(null);
  // The file field that had the focus is gone.
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      className={`${ui['grid5']} ${styles['cropper']}`}
      role="group"
      aria-label={say`Part to keep`}
      tabIndex={-1}
    >
      <Stage {...{ preview, framing, onChange, disabled }} />
      <div className={`${ui['grid3']} ${styles['sliders']}`}>
        <Slider
          label={say`Zoom`}
          value={maxZoom > 1 ? (framing.zoom - 1) / (maxZoom - 1) : 0}
          text={say`${framing.zoom.toFixed(1)} times`}
          disabled={disabled || maxZoom <= 1}
          onChange={(share) => onChange(zoomTo(size, framing, 1 + share * (maxZoom - 1)))}
        />
        <Slider
          label={say`Left to right`}
          dir="ltr"
          value={framing.x}
          text={say`${percent(framing.x)} % from the left`}
          disabled={disabled || range.x < 1}
          onChange={(x) => onChange({ ...framing, x })}
        />
        <Slider
          label={say`Top to bottom`}
          value={framing.y}
          text={say`${percent(framing.y)} % from the top`}
          disabled={disabled || range.y < 1}
          onChange={(y) => onChange({ ...framing, y })}
        />
      </div>
    </div>
  );
}

/** The picture behind a round window, as it will appear. The sliders do all of this accessibly. */
function Stage({ preview, framing, onChange, disabled }: PictureCropperProps) {
  const last = useRef({ x: 0, y: 0 });
  const side = sideOf(preview.size, framing);
  const range = panRangeOf(preview.size, framing);
  const share = (pixels: number) => `${(100 * pixels) / side}%`;

  function start(event: PointerEvent<HTMLDivElement>) {
    if (disabled || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const stage = event.currentTarget;
    if (disabled || !stage.hasPointerCapture(event.pointerId)) return;
    const scale = side / stage.clientWidth;
    const by = { x: (event.clientX - last.current.x) * scale, y: (event.clientY - last.current.y) * scale };
    last.current = { x: event.clientX, y: event.clientY };
    onChange(drag(preview.size, framing, by));
  }

  return (
    <div className={styles['stage']} aria-hidden="true" onPointerDown={start} onPointerMove={move}>
      <img
        className={styles['picture']}
        src={preview.url}
        alt=""
        draggable={false}
        style={{
          width: share(preview.size.width),
          height: share(preview.size.height),
          left: share(-range.x * framing.x),
          top: share(-range.y * framing.y),
        }}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  text: string;
  /** The slider of a way that a picture has, which no language turns round. */
  dir?: 'ltr';
  disabled: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, text, dir, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={`${ui['softSm']} ${ui['grid']} ${ui['semibold']} ${styles['slider']}`}>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        id={id}
        dir={dir}
        min={0}
        max={100}
        value={percent(value)}
        aria-valuetext={text}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}
