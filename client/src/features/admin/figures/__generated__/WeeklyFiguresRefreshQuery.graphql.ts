/**
 * @generated SignedSource<<fa6eebc4cb16e413c3fb090691ecd05c>>
 * @relayHash 36b628fe16af34a623957b638f608719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63ec9705d3cac063a7952ebefd2071daf31fc34e55c93d726b2c4c4f5e077ee

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
            "name": "week",
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
    "id": "e63ec9705d3cac063a7952ebefd2071daf31fc34e55c93d726b2c4c4f5e077ee",
    "metadata": {},
    "name": "WeeklyFiguresRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "71f0ba59b59bcdfca779058079de80e7";

export default node;
