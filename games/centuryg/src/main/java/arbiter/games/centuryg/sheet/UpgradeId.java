package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The Upgrades that rules ask for by name; the word of each is the id of its entry. */
public enum UpgradeId {
    COMMANDER_TYPE,
    EARLY_WARNING_AND_CONTROL,
    EXPERT_SUPPORT,
    SLIPPERY_CHASSIS,
    STEALTH_FIELD,
    ARTILLERY_FRAME,
    ASSISTANT,
    DUELIST_MODEL,
    INTEGRATED_WEAPONS,
    SNIPER_MODEL,
    EXPERIMENTAL_REACTOR,
    GUARDIAN_OF_STEEL,
    INVINCIBLE_ALLOY,
    SUPERIOR_MORPHING,
    THE_BEAST,
    ABSORBING_ARMOR,
    CUSTOM_DEFENSE,
    REACTIVE_BOOSTER,
    ABSOLUTE_BARRIER,
    ELECTRONIC_CLOAKING_SYSTEM,
    SHIELDING_AURA,
    JURY_RIG,
    REGENERATIVE,
    RESUPPLY,
    ANTIGRAVITY,
    OVERBOOSTER,
    REVERSIBLE_THRUSTERS,
    ASSISTED_TARGETING,
    OVERCHARGE,
    SUPPORT_FIRE,
    SUPPLY_DELIVERY,
    SURPRISE_MINEFIELD,
    AIRSTRIKE,
    ELECTROMAGNETIC_DETONATOR,
    ENSNARING_TRAP,
    FIRE_AT_WILL,
    JAMMING_BARRAGE,
    EXPANSION_PACK,
    SECRET_EQUIPMENT,
    FRAME,
    TRANSFORMATION,
    SUPER_COMBINATION,
    UNISON_COMBINATION,
    BASE_UNIT,
    EXTREME_FORTIFICATION,
    FLYER,
    POWER_SUIT,
    TERRAIN_SPECIALIST,
    BIOLOGICAL,
    FORTRESS,
    INVASIVE,
    SQUADRON,
    ADAPTIVE_MORPHOLOGY,
    AFTERIMAGES,
    BLOODLUST,
    BULLET_HELL,
    EYE_FOR_AN_EYE,
    IT_KEEPS_COMING_BACK,
    NANOSKIN_SHELL,
    PHANTOM_PREDATOR,
    THREE_TIMES_FASTER,
    WE_ARE_MANY,
    AURA_OF_MISFORTUNE,
    COLOSSUS,
    EMBODIMENT_OF_EVIL,
    ENERGY_DRAIN,
    HYPERSONIC_STRIKER,
    POSSESSION;

    private static final Map<String, UpgradeId> BY_WORD = new HashMap<>();

    static {
        for (UpgradeId id : values()) {
            BY_WORD.put(EnumWords.of(id), id);
        }
    }

    public static Optional<UpgradeId> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }
}
