/**
 * @generated SignedSource<<ee4a4c6623e5eeeb0dde393bdef3c6ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteConsent_review$data = {
  readonly id: string;
  readonly mayBeQuoted: boolean | null | undefined;
  readonly quotedAt: string | null | undefined;
  readonly " $fragmentType": "QuoteConsent_review";
};
export type QuoteConsent_review$key = {
  readonly " $data"?: QuoteConsent_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteConsent_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteConsent_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayBeQuoted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotedAt",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "f7496b694e461f22c489c01de7125634";

export default node;
