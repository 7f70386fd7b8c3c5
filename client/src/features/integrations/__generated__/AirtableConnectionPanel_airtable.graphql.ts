/**
 * @generated SignedSource<<5361991d7b488df404efbe1666d1234e>>
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
    readonly isUnreadable: boolean;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shown",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFromEnvironment",
  "storageKey": null
};
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnreadable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "baseId",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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

(node as any).hash = "7855b5617ba5fb107c804df1ad48e9b5";

export default node;
