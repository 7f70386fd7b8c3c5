/**
 * @generated SignedSource<<31a5eb495549817a1d84de25b3050733>>
 * @relayHash e6ddaed889a0694be2de8b06717f9c59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eea0f493c75bedf2d28375f94e679482d0c5d5f2c9eabe54ee08efdd4f35a77

import type { ConcreteRequest } from 'relay-runtime';
export type VisitsScreenQuery$variables = Record<PropertyKey, never>;
export type VisitsScreenQuery$data = {
  readonly viewer: {
    readonly isAdmin: boolean;
  } | null | undefined;
  readonly visits: ReadonlyArray<{
    readonly day: string;
    readonly pages: ReadonlyArray<{
      readonly count: number;
      readonly page: string;
    }>;
  }> | null | undefined;
};
export type VisitsScreenQuery = {
  response: VisitsScreenQuery$data;
  variables: VisitsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAdmin",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "DayVisits",
  "kind": "LinkedField",
  "name": "visits",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageVisits",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VisitsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "0eea0f493c75bedf2d28375f94e679482d0c5d5f2c9eabe54ee08efdd4f35a77",
    "metadata": {},
    "name": "VisitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5703d10b56833b451cf0f54976e8d3a4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
