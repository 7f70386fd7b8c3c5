/**
 * @generated SignedSource<<dea1023c0b2097ccf5bb24ab23330c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsentPolicy = "PRIVACY_POLICY" | "TERMS_OF_USE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PolicyConsent_account$data = {
  readonly policiesToAccept: ReadonlyArray<{
    readonly accepted: string | null | undefined;
    readonly current: string;
    readonly policy: ConsentPolicy;
  }>;
  readonly " $fragmentType": "PolicyConsent_account";
};
export type PolicyConsent_account$key = {
  readonly " $data"?: PolicyConsent_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyConsent_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyConsent_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyToAccept",
      "kind": "LinkedField",
      "name": "policiesToAccept",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "policy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accepted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "current",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b7ceff94a78874edf713d07a68aa8d76";

export default node;
