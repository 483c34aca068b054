package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.EnumWords;
import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/** The skills by name, as rules ask for them; their words are the ids of the entries. */
public enum SkillName {
    ATHLETICS,
    BARTER,
    BIG_GUNS,
    ENERGY_WEAPONS,
    EXPLOSIVES,
    LOCKPICK,
    MEDICINE,
    MELEE_WEAPONS,
    PILOT,
    REPAIR,
    SCIENCE,
    SMALL_GUNS,
    SNEAK,
    SPEECH,
    SURVIVAL,
    THROWING,
    UNARMED;

    /** How many there are. */
    public static final int COUNT = values().length;

    private static final KnownIds<SkillName> IDS = KnownIds.of(SkillName.class);

    public static Optional<SkillName> find(String id) {
        return IDS.find(id);
    }

    /** The id of its entry: {@code small-guns}. */
    public String id() {
        return EnumWords.of(this);
    }

    /** As people write it: {@code Small Guns}. */
    public String words() {
        StringBuilder text = new StringBuilder();
        for (String word : id().split("-")) {
            text.append(text.isEmpty() ? "" : " ")
                    .append(Character.toUpperCase(word.charAt(0)))
                    .append(word.substring(1));
        }
        return text.toString();
    }

    /** Fights hand to hand: creatures use Melee for it. Ledger: WAS-NPC-1. */
    public boolean isMelee() {
        return this == MELEE_WEAPONS || this == UNARMED;
    }

    /** Fights from afar: creatures use Guns for it. Ledger: WAS-NPC-1. */
    public boolean isRanged() {
        return switch (this) {
            case BIG_GUNS, ENERGY_WEAPONS, EXPLOSIVES, SMALL_GUNS, THROWING -> true;
            default -> false;
        };
    }
}
