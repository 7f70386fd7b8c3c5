/**
 * @generated SignedSource<<5bf78c0b2a8bb655be7f1e709207933f>>
 * @relayHash 0ad6131b8c6c6dbf3f59f140a246f503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eddd2e855da4b2a7bb5c121d9e9cd6fef2157e7528e08cafdb65c0649163b97

import type { ConcreteRequest } from 'relay-runtime';
export type RequesterContactQuery$variables = {
  requestId: string;
};
export type RequesterContactQuery$data = {
  readonly node: {
    readonly contact?: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phone: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RequesterContactQuery = {
  response: RequesterContactQuery$data;
  variables: RequesterContactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "requestId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestContact",
      "kind": "LinkedField",
      "name": "contact",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequesterContactQuery",
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
    "name": "RequesterContactQuery",
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
    "id": "3eddd2e855da4b2a7bb5c121d9e9cd6fef2157e7528e08cafdb65c0649163b97",
    "metadata": {},
    "name": "RequesterContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15497afdfabe7bd056fd089e8aa42f54";

export default node;
