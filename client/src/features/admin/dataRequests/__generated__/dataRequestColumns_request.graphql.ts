/**
 * @generated SignedSource<<8eaee20199d863ed572ff9d474f1ff70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataRequestOutcome = "DECLINED" | "ERASED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type dataRequestColumns_request$data = {
  readonly account: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly answer: string | null | undefined;
  readonly closedAt: string | null | undefined;
  readonly createdAt: string;
  readonly dueInWords: string | null | undefined;
  readonly id: string;
  readonly isOverdue: boolean;
  readonly outcome: DataRequestOutcome | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "dataRequestColumns_request";
};
export type dataRequestColumns_request$key = {
  readonly " $data"?: dataRequestColumns_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"dataRequestColumns_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dataRequestColumns_request",
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
      "name": "reason",
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
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueInWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataRequest",
  "abstractKey": null
};

(node as any).hash = "0ce5dfc5b06f48ef8d14617f2f1e78c6";

export default node;
