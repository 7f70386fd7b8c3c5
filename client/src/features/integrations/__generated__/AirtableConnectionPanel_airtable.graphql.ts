/**
 * @generated SignedSource<<e378ef1b659596b582faf7b61034e9b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AirtableConnectionPanel_airtable$data = {
  readonly apiKey: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly baseId: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly hasTables: boolean;
  readonly " $fragmentType": "AirtableConnectionPanel_airtable";
};
export type AirtableConnectionPanel_airtable$key = {
  readonly " $data"?: AirtableConnectionPanel_airtable$data;
  readonly " $fragmentSpreads": FragmentRefs<"AirtableConnectionPanel_airtable">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shown",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isFromEnvironment",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AirtableConnectionPanel_airtable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "apiKey",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "baseId",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTables",
      "storageKey": null
    }
  ],
  "type": "AirtableIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "71e19bb19458bb1f5259ea20fc29470b";

export default node;
