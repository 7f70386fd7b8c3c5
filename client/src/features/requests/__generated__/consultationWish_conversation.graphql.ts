/**
 * @generated SignedSource<<e38882e2b142a14d9556644eb2262385>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type consultationWish_conversation$data = {
  readonly stage: AssistantStage;
  readonly understood: {
    readonly brand: string | null | undefined;
    readonly department: Department | null | undefined;
    readonly email: string | null | undefined;
    readonly engine: string | null | undefined;
    readonly mileageKm: number | null | undefined;
    readonly model: string | null | undefined;
    readonly name: string | null | undefined;
    readonly parts: ReadonlyArray<{
      readonly category: PartCategory | null | undefined;
      readonly condition: WantedCondition | null | undefined;
      readonly description: string;
      readonly partNumber: string | null | undefined;
      readonly quantity: number;
    }>;
    readonly phone: string | null | undefined;
    readonly symptoms: string | null | undefined;
    readonly urgency: Urgency | null | undefined;
    readonly version: string | null | undefined;
    readonly vin: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly " $fragmentType": "consultationWish_conversation";
};
export type consultationWish_conversation$key = {
  readonly " $data"?: consultationWish_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"consultationWish_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "consultationWish_conversation"
};

(node as any).hash = "211e4e789b9ab38dec97a0a2234c02ca";

export default node;
