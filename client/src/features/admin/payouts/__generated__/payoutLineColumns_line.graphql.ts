/**
 * @generated SignedSource<<81dad37ef63bf4529402616ed22345f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutLineState = "FAILED" | "PAID" | "PENDING" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type payoutLineColumns_line$data = {
  readonly account: {
    readonly bankName: string;
    readonly hint: string;
  };
  readonly amount: number;
  readonly id: string;
  readonly provider: {
    readonly companyName: string;
  };
  readonly reason: string | null | undefined;
  readonly state: PayoutLineState;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly " $fragmentType": "payoutLineColumns_line";
};
export type payoutLineColumns_line$key = {
  readonly " $data"?: payoutLineColumns_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"payoutLineColumns_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "payoutLineColumns_line",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
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
          "name": "hint",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutLine",
  "abstractKey": null
};

(node as any).hash = "5ee69ced23cad552b72c9c450f577b02";

export default node;
