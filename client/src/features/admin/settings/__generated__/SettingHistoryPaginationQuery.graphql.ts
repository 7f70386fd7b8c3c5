/**
 * @generated SignedSource<<3e5bfe5958977fa8a83da926d2883395>>
 * @relayHash 27e278a307f893117984755b858c586e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a0d12e8b5f8c7bf67ed1ff1d8f777e08c5800d9d9997821f72f2d3c03d6e5eb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingName = "AIRTABLE_BASE" | "AIRTABLE_KEY" | "AIRTABLE_PERSONAL_DATA" | "AIRTABLE_SENDING" | "CANCELLATION_FEE" | "LANGUAGE_MODEL" | "NEW_BUYER_AMOUNT" | "NEW_BUYER_CONTACT_CHECK" | "NEW_BUYER_DAYS" | "NEW_BUYER_PURCHASES" | "QUIET_HOURS" | "SUPPORT_EMAIL" | "SUPPORT_HOURS" | "SUPPORT_PHONE" | "TWILIO_ACCOUNT" | "TWILIO_CODE_TEMPLATE" | "TWILIO_NOTICE_TEMPLATE" | "TWILIO_NUMBER" | "TWILIO_SENDING" | "TWILIO_TEST_NUMBER" | "TWILIO_TOKEN" | "UNPROVEN_REQUESTS" | "WHATSAPP_NUMBER" | "%future added value";
export type SettingHistoryPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  setting?: SettingName | null | undefined;
};
export type SettingHistoryPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SettingHistory_query">;
};
export type SettingHistoryPaginationQuery = {
  response: SettingHistoryPaginationQuery$data;
  variables: SettingHistoryPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 10,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "setting"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "setting",
    "variableName": "setting"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingHistoryPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SettingHistory_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SettingHistoryPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "QuerySettingChangesConnection",
        "kind": "LinkedField",
        "name": "settingChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QuerySettingChangesConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SettingChange",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "words",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isMasked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "to",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actorName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "setting"
        ],
        "handle": "connection",
        "key": "SettingHistory_settingChanges",
        "kind": "LinkedHandle",
        "name": "settingChanges"
      }
    ]
  },
  "params": {
    "id": "2a0d12e8b5f8c7bf67ed1ff1d8f777e08c5800d9d9997821f72f2d3c03d6e5eb",
    "metadata": {},
    "name": "SettingHistoryPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f47ec2b578e7cea929a85b6a829943f1";

export default node;
