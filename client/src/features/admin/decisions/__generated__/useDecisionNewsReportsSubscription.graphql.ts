/**
 * @generated SignedSource<<d5b90e008bbc37da3db86fb5e5f851ca>>
 * @relayHash fb682ddf105f3c86fecad3c30048658b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6739c5bd293530e978137eba6a90ea116bdd10486148637e18a5cd154b23c833

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsReportsSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsReportsSubscription$data = {
  readonly reviewReportUpdated: {
    readonly __typename: "ReviewReport";
  } | null | undefined;
};
export type useDecisionNewsReportsSubscription = {
  response: useDecisionNewsReportsSubscription$data;
  variables: useDecisionNewsReportsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecisionNewsReportsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewReport",
        "kind": "LinkedField",
        "name": "reviewReportUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDecisionNewsReportsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewReport",
        "kind": "LinkedField",
        "name": "reviewReportUpdated",
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
      }
    ]
  },
  "params": {
    "id": "6739c5bd293530e978137eba6a90ea116bdd10486148637e18a5cd154b23c833",
    "metadata": {},
    "name": "useDecisionNewsReportsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a189b76cb904759358cfd244dd08c454";

export default node;
