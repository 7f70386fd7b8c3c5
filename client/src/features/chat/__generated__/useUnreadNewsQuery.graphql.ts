/**
 * @generated SignedSource<<100d744c5f97edec86b0eaf03ffd6788>>
 * @relayHash 77c5a76319ea7238c763ef252e28be95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ca3cd2df3605c39e207b93e08e62dc418de7ba4b2d724c45da95a60a5dcf7a

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadNewsQuery$variables = {
  account: string;
};
export type useUnreadNewsQuery$data = {
  readonly node: {
    readonly unreadMessages?: number | null | undefined;
  } | null | undefined;
};
export type useUnreadNewsQuery = {
  response: useUnreadNewsQuery$data;
  variables: useUnreadNewsQuery$variables;
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
      "name": "unreadMessages",
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
    "name": "useUnreadNewsQuery",
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
    "name": "useUnreadNewsQuery",
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
    "id": "48ca3cd2df3605c39e207b93e08e62dc418de7ba4b2d724c45da95a60a5dcf7a",
    "metadata": {},
    "name": "useUnreadNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c71a751709d22a093419e37057ee4bb5";

export default node;
