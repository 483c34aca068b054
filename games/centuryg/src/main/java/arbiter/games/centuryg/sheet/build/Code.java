package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.rulebook.build.Breach;

/** What can be wrong with a pilot or a Mecha, each with the rule it goes against. The words never change. */
public enum Code implements Breach {
    PILOT_MISSING("BCG-OP-1"),
    MECHA_MISSING("BCG-OP-1"),
    PILOTLESS_WITH_PILOT("BCG-CORE-4"),
    XP_NEGATIVE("BCG-XP-1"),
    XP_FOR_BOSS("BCG-AMB-108"),
    LEVEL_NOT_ASSIGNED("BCG-AMB-97"),
    LEVEL_OUT_OF_RANGE("BCG-XP-2"),
    RANK_NEGATIVE("BCG-CP-3"),
    CP_OVERSPENT("BCG-CP-1"),
    CP_ON_ATTRIBUTES("BCG-AMB-106"),
    CP_ON_SKILLS("BCG-AMB-106"),
    GRUNT_SKILLS("BCG-TIER-1"),
    SKILL_TWICE("BCG-SKILL-1"),
    TOPIC_TWICE("BCG-AMB-17"),
    TRAIT_TWICE("BCG-TRAIT-1"),
    TRAIT_CHOICE("BCG-TRAIT-1"),
    TRAINING_MISSING("BCG-TRAIT-1"),
    BOSS_TRAIT("BCG-BOSS-1"),
    BOSS_TRAITS_TOO_MANY("BCG-BOSS-1"),
    LIVING_WEAPON("BCG-AMB-134"),
    THEME_MISSING("BCG-THEME-1"),
    THEME_NOT_ALLOWED("BCG-THEME-1"),
    POWERS_NOT_ALLOWED("BCG-TIER-1"),
    POWERS_TOO_MANY("BCG-GP-3"),
    POWER_NOT_ON_LIST("BCG-GP-3"),
    POWER_BY_DEFAULT("BCG-GP-3"),
    POWER_TWICE("BCG-GP-3"),
    CHOICE_MISSING("BCG-UPG-1"),
    CHOICE_NOT_OFFERED("BCG-UPG-1"),
    CHOICE_NOT_NEEDED("BCG-UPG-1"),
    MP_OVERSPENT("BCG-MP-1"),
    GRUNT_EQUIPMENT("BCG-TIER-1"),
    GRUNT_ASSISTANT("BCG-AMB-105"),
    NOT_FOR_BOSSES("BCG-AMB-106"),
    FOR_BOSSES_ONLY("BCG-BOSS-2"),
    PACKAGE_EXCEEDED("BCG-BOSS-2"),
    ENEMY_FEATURE("BCG-FEAT-1"),
    UPGRADE_TWICE("BCG-UPG-1"),
    ASSISTANT_TWICE("BCG-AMB-99"),
    WEAPON_TWICE("BCG-UPG-1"),
    WEAPON_BY_DEFAULT("BCG-WPN-1"),
    AREA_MISSING("BCG-AREA-2"),
    AREA_NOT_ALLOWED("BCG-AREA-2"),
    EXTRA_AREA_MISSING("BCG-XAREA-1"),
    EXPANSION_PACK_OVERFULL("BCG-XAREA-1"),
    SECRET_EQUIPMENT_OVERFULL("BCG-AMB-102"),
    FORM_IN_UPGRADES("BCG-ALT-1"),
    FORM_TYPE("BCG-ALT-1"),
    FORM_ATTRIBUTES("BCG-ALT-1"),
    FORM_TWICE("BCG-AMB-104"),
    MORPHING_WITHOUT_FORM("BCG-AMB-103"),
    SET_WITHOUT_MORPHING("BCG-AMB-103"),
    SET_OVERFULL("BCG-ALT-2"),
    SET_CONTENT("BCG-ALT-2"),
    SET_AREAS("BCG-AMB-103"),
    COMBINATION_IN_UPGRADES("BCG-COMB-1"),
    COMBINATION_TYPE("BCG-COMB-1"),
    COMBINATION_FOR_PCS("BCG-COMB-1"),
    PARTNER_MISSING("BCG-COMB-1"),
    PARTNER_DIFFERS("BCG-COMB-1"),
    LEAD_WRONG("BCG-AMB-109");

    private final String rule;

    Code(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public String word() {
        return EnumWords.of(this);
    }
}
