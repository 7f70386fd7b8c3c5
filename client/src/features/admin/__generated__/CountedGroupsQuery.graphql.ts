/**
 * @generated SignedSource<<604224b4c9c04221aa57681d4e4b15a7>>
 * @relayHash ff6af89c22a61fee707cdd746cb0ab26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a202219f4f3dabbabc529157cbb5e69c9fa3b69cff31b60f83f7dc5b4d5ca18

import type { ConcreteRequest } from 'relay-runtime';
export type CountedGroupsQuery$variables = Record<PropertyKey, never>;
export type CountedGroupsQuery$data = {
  readonly dueCounts: ReadonlyArray<{
    readonly count: number;
    readonly path: string;
  }> | null | undefined;
};
export type CountedGroupsQuery = {
  response: CountedGroupsQuery$data;
  variables: CountedGroupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DueCount",
    "kind": "LinkedField",
    "name": "dueCounts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CountedGroupsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CountedGroupsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8a202219f4f3dabbabc529157cbb5e69c9fa3b69cff31b60f83f7dc5b4d5ca18",
    "metadata": {},
    "name": "CountedGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b16b1a5be99ca3e9dce5656c1cfe50c0";

export default node;
