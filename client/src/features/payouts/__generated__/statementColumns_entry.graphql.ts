/**
 * @generated SignedSource<<4a6a47d3e8071ab8e63c1820d2aecc04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerAccount = "BANK" | "CANCELLATION_FEE_REVENUE" | "COMMISSION_REVENUE" | "GATEWAY" | "GATEWAY_FEE_EXPENSE" | "HELD" | "LOSS_EXPENSE" | "PAYING_OUT" | "PROVIDER_PAYABLE" | "SERVICE_REVENUE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type statementColumns_entry$data = {
  readonly account: LedgerAccount;
  readonly amount: number;
  readonly at: string;
  readonly order: {
    readonly lines: ReadonlyArray<{
      readonly description: string;
    }>;
  } | null | undefined;
  readonly payoutLine: {
    readonly account: {
      readonly bankName: string;
      readonly hint: string;
    };
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly words: string;
  readonly " $fragmentType": "statementColumns_entry";
};
export type statementColumns_entry$key = {
  readonly " $data"?: statementColumns_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementColumns_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementColumns_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
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
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutLine",
      "kind": "LinkedField",
      "name": "payoutLine",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "2cd383109da74181dff046b63228e4e1";

export default node;
