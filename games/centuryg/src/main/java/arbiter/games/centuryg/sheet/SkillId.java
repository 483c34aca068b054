package arbiter.games.centuryg.sheet;

import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/** The Skills and Miracles that rules ask for by name; the word of each is the id of its entry. */
public enum SkillId {
    ATHLETICS,
    CRAFTSMANSHIP,
    COMBAT,
    DECEPTION,
    DIPLOMACY,
    FINESSE,
    ELECTRONICS,
    HUMANITIES,
    INVESTIGATION,
    PRESENCE,
    MEDICINE,
    SCIENCES,
    STEALTH,
    SURVIVAL,
    VEHICLES,
    ELECTRICITY,
    FORCE,
    FORTUNE,
    MATTER,
    PHANTASM,
    PHASING,
    PROBING,
    SIGHT,
    SOMATICS,
    TEMPERATURE;

    private static final KnownIds<SkillId> KNOWN = KnownIds.of(SkillId.class);

    public static Optional<SkillId> of(String word) {
        return KNOWN.find(word);
    }
}
