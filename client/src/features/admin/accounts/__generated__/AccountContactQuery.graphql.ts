/**
 * @generated SignedSource<<2059081d220b39d7ff58dafd5ea8d423>>
 * @relayHash c338c1df85b8ff5999b4072261aee852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da1cd04490b6f775b28d718ac0b73ca9dc7646678173c1b2af0494aa8be0f0a

import type { ConcreteRequest } from 'relay-runtime';
export type AccountContactQuery$variables = {
  account: string;
};
export type AccountContactQuery$data = {
  readonly node: {
    readonly email?: string;
    readonly phone?: string;
  } | null | undefined;
};
export type AccountContactQuery = {
  response: AccountContactQuery$data;
  variables: AccountContactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "account"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountContactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountContactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7da1cd04490b6f775b28d718ac0b73ca9dc7646678173c1b2af0494aa8be0f0a",
    "metadata": {},
    "name": "AccountContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31b604cca78429128df9467fa79f4e20";

export default node;
