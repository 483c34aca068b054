package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.HashMap;
import java.util.Map;
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

    private static final Map<String, SkillId> BY_WORD = new HashMap<>();

    static {
        for (SkillId id : values()) {
            BY_WORD.put(EnumWords.of(id), id);
        }
    }

    public static Optional<SkillId> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }
}
