/**
 * @generated SignedSource<<0a9bb3f677af3342cb57983f813f17d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountPanel_payoutAccount$data = {
  readonly bankName: string;
  readonly hint: string;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly typeName: string;
  readonly " $fragmentType": "PayoutAccountPanel_payoutAccount";
};
export type PayoutAccountPanel_payoutAccount$key = {
  readonly " $data"?: PayoutAccountPanel_payoutAccount$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_payoutAccount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutAccountPanel_payoutAccount",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutAccount",
  "abstractKey": null
};

(node as any).hash = "80e9cb40a63402d51b753974eb65b8c8";

export default node;
