/**
 * @generated SignedSource<<53d4a9808dc9bbbae6e94294c1de8b95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutAccountState = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type payoutAccountColumns_account$data = {
  readonly bankName: string;
  readonly createdAt: string;
  readonly hint: string;
  readonly id: string;
  readonly provider: {
    readonly companyName: string;
  };
  readonly state: PayoutAccountState;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly typeName: string;
  readonly " $fragmentType": "payoutAccountColumns_account";
};
export type payoutAccountColumns_account$key = {
  readonly " $data"?: payoutAccountColumns_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"payoutAccountColumns_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "payoutAccountColumns_account",
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
      "name": "state",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "createdAt",
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
    }
  ],
  "type": "PayoutAccount",
  "abstractKey": null
};

(node as any).hash = "d97e701e1bf8e5aa875f04dc6ae0fa16";

export default node;
