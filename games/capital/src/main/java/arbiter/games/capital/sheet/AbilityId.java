package arbiter.games.capital.sheet;

import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/** The Abilities that rules ask for by name; the word of each is the id of its entry. Homebrew ones have no name here. */
public enum AbilityId {
    TRY_THAT_AGAIN_1,
    FOCUS_1,
    INTERCEPT_1,
    POWER_PLAY_1,
    PATCH_UP_1,
    THATS_AN_ORDER_1,
    SURGE_1,
    SURGE_2,
    ALL_OUT_1,
    SANCTUARY_1,
    LOCKDOWN_1,
    SUPERCHARGE_1,
    RALLY_1,
    HOT_SHOT_1,
    CHILL_SHOT_1,
    TOXIC_SHOT_1,
    TESLA_SHOT_1,
    PIERCING_SHOT_1,
    CRITICAL_HIT_1,
    CONVALESCENCE_1,
    DELAY_THE_INEVITABLE,
    ASSEMBLE_1,
    ASSEMBLE_2,
    ATTRIBUTE_BONUS,
    BACKUP,
    BONK,
    CAUTIOUS,
    CERTITUDE,
    CHARGE,
    CLEAR_MIND,
    CYBERNETIC_SHELL,
    DAMAGE_RESIST,
    DEFENSIVE_FOCUS,
    EXTRA_LIMB,
    FOCUS_2,
    GENEROUS,
    HEALTHY,
    HIGH_ALERT,
    INTERCEPT_2,
    KNOW_YOUR_ENEMY,
    LOOK_OUT,
    MIND_CONTROL,
    MIND_TRICK,
    MOVE_CAREFULLY,
    NATURAL_ARMOUR_1,
    NATURAL_ARMOUR_2,
    NATURAL_WEAPON_MELEE,
    NATURAL_WEAPON_RANGED,
    OFFENSIVE_FOCUS,
    OPPORTUNIST,
    PATCH_UP_2,
    POWER_PLAY_2,
    QUICK,
    SOUL_READ,
    TACTICAL_FOCUS,
    TELEPATH_AWAKENING,
    TELEPATHIC_LINK_1,
    TELEPATHIC_LINK_2,
    TERRIFYING,
    THATS_AN_ORDER_2,
    TINKERER,
    TRY_THAT_AGAIN_2,
    URGENCY,
    ALL_OUT_2,
    SANCTUARY_2,
    LOCKDOWN_2,
    SUPERCHARGE_2;

    private static final KnownIds<AbilityId> KNOWN = KnownIds.of(AbilityId.class);

    /** The name of an entry, if rules know it. */
    public static Optional<AbilityId> of(Ability ability) {
        return of(ability.id());
    }

    public static Optional<AbilityId> of(String word) {
        return KNOWN.find(word);
    }
}
