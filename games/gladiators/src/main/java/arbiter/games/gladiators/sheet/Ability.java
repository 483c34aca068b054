package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** One of the abilities that powers are built from: its price list as data, what it does as a kind. */
public record Ability(
        String id,
        String name,
        String rule,
        List<AbilitySet> sets,
        @Default("none") Typing typing,
        AbilityPrice price,
        AbilityKind kind,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }

    /** Whether it belongs to the set. Ledger: GG-AMB-108. */
    public boolean isIn(AbilitySet set) {
        return switch (set) {
            case EVERY -> true;
            case ALL -> !kind.isBudget();
            case RESULT -> sets.contains(AbilitySet.RESULT) || sets.contains(AbilitySet.OFFENSIVE);
            case TYPED -> typing.namesOwn() || typing.namesAgainst();
            default -> sets.contains(set);
        };
    }

    /** By its name, as Draining Attack asks for it. Ledger: GG-AMB-95. */
    public boolean isAttack() {
        return name.contains("Attack");
    }
}
