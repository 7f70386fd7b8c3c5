/**
 * @generated SignedSource<<deada5bcada3c7d65af5fac170982c2e>>
 * @relayHash 7092108ee6250af99e736fa79b06cb90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96b20fb760aa1ae07a078eed3258d051040b740182c8e7e4246eeaf5f4dc9586

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingName = "AIRTABLE_BASE" | "AIRTABLE_KEY" | "AIRTABLE_PERSONAL_DATA" | "AIRTABLE_SENDING" | "CANCELLATION_FEE" | "LANGUAGE_MODEL" | "NEW_BUYER_AMOUNT" | "NEW_BUYER_CONTACT_CHECK" | "NEW_BUYER_DAYS" | "NEW_BUYER_PURCHASES" | "QUIET_HOURS" | "SUPPORT_EMAIL" | "SUPPORT_HOURS" | "SUPPORT_PHONE" | "TWILIO_ACCOUNT" | "TWILIO_CODE_TEMPLATE" | "TWILIO_NOTICE_TEMPLATE" | "TWILIO_NUMBER" | "TWILIO_SENDING" | "TWILIO_TEST_NUMBER" | "TWILIO_TOKEN" | "UNPROVEN_REQUESTS" | "WHATSAPP_NUMBER" | "%future added value";
export type SaveSiteSettingInput = {
  seen?: string | null | undefined;
  setting: SettingName;
  value?: string | null | undefined;
};
export type useSaveSiteSettingMutation$variables = {
  input: SaveSiteSettingInput;
};
export type useSaveSiteSettingMutation$data = {
  readonly saveSiteSetting: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly settings?: ReadonlyArray<{
      readonly name: SettingName | null | undefined;
    }>;
  };
};
export type useSaveSiteSettingMutation = {
  response: useSaveSiteSettingMutation$data;
  variables: useSaveSiteSettingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSettingsPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldProblem",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "InvalidInput",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSiteSettingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveSiteSetting",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v5/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSiteSettingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveSiteSetting",
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
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96b20fb760aa1ae07a078eed3258d051040b740182c8e7e4246eeaf5f4dc9586",
    "metadata": {},
    "name": "useSaveSiteSettingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "967a5340b06fea0c24205c7b8ad5aff3";

export default node;
