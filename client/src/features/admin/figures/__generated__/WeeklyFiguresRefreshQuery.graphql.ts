/**
 * @generated SignedSource<<14e8bf043626e67eaf095a8d5c8f6fa4>>
 * @relayHash 20143149328da7bdcf0b8db357b254d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60842d276cc273b4c64b894a513aebca0a2776bf37bb5f7ae08e9b234e9a81a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyFiguresRefreshQuery$variables = Record<PropertyKey, never>;
export type WeeklyFiguresRefreshQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WeeklyFigures_query">;
};
export type WeeklyFiguresRefreshQuery = {
  response: WeeklyFiguresRefreshQuery$data;
  variables: WeeklyFiguresRefreshQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WeeklyFiguresRefreshQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WeeklyFigures_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WeeklyFiguresRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WeekFigures",
        "kind": "LinkedField",
        "name": "weeklyFigures",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requests",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstOfferMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "released",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "disputes",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60842d276cc273b4c64b894a513aebca0a2776bf37bb5f7ae08e9b234e9a81a9",
    "metadata": {},
    "name": "WeeklyFiguresRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8e4a4fbbc14abf4b6d3c28573522fa30";

export default node;
