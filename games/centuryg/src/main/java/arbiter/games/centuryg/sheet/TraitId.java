package arbiter.games.centuryg.sheet;

import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/** The Traits that rules ask for by name; the word of each is the id of its entry. */
public enum TraitId {
    ANIMAL_PERSON,
    COMMON_SENSE,
    DANGER_INSTINCT,
    ENTERTAINER,
    GAMER,
    GUMSHOE,
    INGENIOUS,
    INTIMIDATING,
    JADED,
    MAKE_DO,
    POLYGLOT,
    SPHERE_OF_INFLUENCE,
    SUPERIOR_IMMUNE_SYSTEM,
    WEAPON_EXPERTISE,
    ATTRACTIVE,
    COMRADE,
    GENIUS,
    HARD_WORK_AND_GUTS,
    LIVING_DATABASE,
    I_WAS_HERE_ALL_ALONG,
    JACK_OF_ALL_TRADES,
    LEADERSHIP,
    PSYCHIC_POWER,
    SPIRIT_OF_STEEL,
    BODY_SUIT,
    ETHER_DRIVE,
    MASTERWORK_TOOL,
    BACKUP_BODIES,
    FLIGHT_PACK,
    MINIATURE_CHEMICAL_WEAPON,
    PERSONAL_FACILITY,
    RANGE_BOOSTER,
    SUPERIOR_PROXY,
    CALLED_SHOT,
    DISTRACTION_MOVE,
    FINISHING_BLOW,
    FORBIDDEN_SECRET_ART,
    SWEEPING_ASSAULT,
    TRUE_STRIKE,
    CYBORG,
    NIGHTMARE,
    UNDYING,
    TECHNOBANE,
    WILD,
    COMBAT_PROFILING,
    ELUSIVE_FORM,
    GIANT_SLAYER,
    HOMUNCULUS_VESSEL,
    LIVING_WEAPON,
    MUNDANITY_FIELD,
    OVERWHELMING_PRESSURE,
    SKILL_MASTER,
    SPECTRAL_BODY,
    VIRAL_TOUCH;

    private static final KnownIds<TraitId> KNOWN = KnownIds.of(TraitId.class);

    public static Optional<TraitId> of(String word) {
        return KNOWN.find(word);
    }
}
