package arbiter.games.gladiators.sheet;

import java.util.List;
import java.util.Optional;

/**
 * One ability as its file says, legal or not. Options and modifiers are words, such as {@code stand-off air} or
 * {@code persistent target}; alternatives are for Flexible Ability, and what it holds is for Power Pool and Summon.
 * Ledger: GG-CHR-6.
 */
public record PowerDesign(
        Optional<String> name,
        Ability ability,
        List<PowerType> types,
        Optional<Against> against,
        List<String> options,
        Optional<PowerSource> source,
        int level,
        List<String> modifiers,
        List<Alternative> alternatives,
        boolean largeItem,
        Optional<StartingAbility> upgrades,
        List<PowerDesign> holds) {

    /** What it is called: by its owner, or after the ability. */
    public String title() {
        return name.orElseGet(() -> upgrades.map(StartingAbility::name).orElse(ability.name()));
    }

    /** The same at another Level. */
    public PowerDesign at(int newLevel) {
        return new PowerDesign(
                name,
                ability,
                types,
                against,
                options,
                source,
                newLevel,
                modifiers,
                alternatives,
                largeItem,
                upgrades,
                holds);
    }

    /** The same with other modifiers. */
    public PowerDesign with(List<String> newModifiers) {
        return new PowerDesign(
                name,
                ability,
                types,
                against,
                options,
                source,
                level,
                List.copyOf(newModifiers),
                alternatives,
                largeItem,
                upgrades,
                holds);
    }
}
