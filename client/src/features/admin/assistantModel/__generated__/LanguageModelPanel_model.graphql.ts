/**
 * @generated SignedSource<<5191e5f995d8d6024f23f117a1e9bac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguageModelPanel_model$data = {
  readonly callsToday: number;
  readonly changedAt: string | null | undefined;
  readonly dailyLimit: number | null | undefined;
  readonly isConfigured: boolean;
  readonly isOn: boolean;
  readonly spentToday: number;
  readonly visitorLimit: number | null | undefined;
  readonly " $fragmentType": "LanguageModelPanel_model";
};
export type LanguageModelPanel_model$key = {
  readonly " $data"?: LanguageModelPanel_model$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguageModelPanel_model">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LanguageModelPanel_model",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfigured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spentToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorLimit",
      "storageKey": null
    }
  ],
  "type": "LanguageModel",
  "abstractKey": null
};

(node as any).hash = "1f9258da7761212d754136ea41961e1d";

export default node;
