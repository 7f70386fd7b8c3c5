/**
 * @generated SignedSource<<b41e953d69ee35ecd44b6cce89d70725>>
 * @relayHash b7954d64c0a550d5a117a3562998d8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bcbf711b14019b2ec6890e30bf93280cba43a4d55eb8ab0dac346c14e789894

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
export type OfferFilesQuery$variables = {
  offerId: string;
};
export type OfferFilesQuery$data = {
  readonly node: {
    readonly currentVersion?: {
      readonly files: ReadonlyArray<{
        readonly kind: FileKind;
        readonly url: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type OfferFilesQuery = {
  response: OfferFilesQuery$data;
  variables: OfferFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "offerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "AttachedFile",
  "kind": "LinkedField",
  "name": "files",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OfferFilesQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OfferVersion",
                "kind": "LinkedField",
                "name": "currentVersion",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Offer",
            "abstractKey": null
          }
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
    "name": "OfferFilesQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OfferVersion",
                "kind": "LinkedField",
                "name": "currentVersion",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Offer",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0bcbf711b14019b2ec6890e30bf93280cba43a4d55eb8ab0dac346c14e789894",
    "metadata": {},
    "name": "OfferFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e52c8f64f4842600fdff980a15c72d3";

export default node;
