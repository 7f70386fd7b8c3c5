/**
 * @generated SignedSource<<501c143cb45e458dc29ee75e9284fefe>>
 * @relayHash 5646c384dfcddcc269aec823b343b81d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 283ab940327c4be7ed0362ddbe6aa6102c60c143cbc8d1d655f2167eefd6ea8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenDisputeFormQuery$variables = Record<PropertyKey, never>;
export type OpenDisputeFormQuery$data = {
  readonly uploadLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  };
};
export type OpenDisputeFormQuery = {
  response: OpenDisputeFormQuery$data;
  variables: OpenDisputeFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "purpose",
    "value": "DISPUTE_FILE"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenDisputeFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UploadLimits",
        "kind": "LinkedField",
        "name": "uploadLimits",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useUploads_limits"
          }
        ],
        "storageKey": "uploadLimits(purpose:\"DISPUTE_FILE\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OpenDisputeFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UploadLimits",
        "kind": "LinkedField",
        "name": "uploadLimits",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "purpose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxImages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxImageBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideoBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideoMs",
            "storageKey": null
          }
        ],
        "storageKey": "uploadLimits(purpose:\"DISPUTE_FILE\")"
      }
    ]
  },
  "params": {
    "id": "283ab940327c4be7ed0362ddbe6aa6102c60c143cbc8d1d655f2167eefd6ea8f",
    "metadata": {},
    "name": "OpenDisputeFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "778fcedd181173eed280ecf914ba944b";

export default node;
