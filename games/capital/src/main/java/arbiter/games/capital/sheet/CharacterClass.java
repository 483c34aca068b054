package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/** What a character does in the party. Ledger: CAP-CLASS-1. */
public record CharacterClass(
        String id,
        String name,
        Group group,
        Attribute always,
        List<Attribute> raise,
        List<Attribute> lower,
        Growth hitPoints,
        List<Training> trainings,
        StartingGear startsWith,
        Ability first,
        AbilityList picks,
        Ability ultimate,
        Ability enhanced,
        String text)
        implements Entry {

    /** Ledger: CAP-CLASS-2. */
    public enum Group {
        DAMAGE,
        DEFENSE,
        SUPPORT
    }
}
