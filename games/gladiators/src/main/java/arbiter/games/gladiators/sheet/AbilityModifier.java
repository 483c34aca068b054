package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/**
 * One of the modifiers that change an ability: its price list and where it is allowed as data, what it does as a kind.
 * The refusal says why it is not for other abilities.
 */
public record AbilityModifier(
        String id,
        String name,
        String rule,
        @Default("0") int price,
        List<OptionGroup> options,
        AllowedOn on,
        @Default("") String refusal,
        ModifierKind kind,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }
}
