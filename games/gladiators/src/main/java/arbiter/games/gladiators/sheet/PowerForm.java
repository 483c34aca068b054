package arbiter.games.gladiators.sheet;

import arbiter.tabletop.unit.FixedList;
import java.util.List;
import java.util.Optional;

/** An ability that a power can be used as, with what was chosen for it. Most powers have one form. */
public record PowerForm(Ability ability, List<PowerType> types, Against against, List<ChosenWord> options) {

    private static final List<PowerType> SOLID = List.of(PowerType.SOLID);
    private static final List<PowerType> PSYCHIC = List.of(PowerType.PSYCHIC);

    public PowerForm {
        types = FixedList.copyOf(types);
        options = FixedList.copyOf(options);
    }

    public boolean has(String word) {
        return ChosenWord.isIn(options, word);
    }

    /** The words said after this one, such as the abilities that are named. */
    public List<String> said(String word) {
        return options.stream()
                .filter(option -> option.word().equals(word))
                .map(ChosenWord::argument)
                .toList();
    }

    public int number(String word) {
        return options.stream()
                .filter(option -> option.word().equals(word))
                .mapToInt(ChosenWord::number)
                .sum();
    }

    /** The words chosen among those of the group that has this one. */
    public List<String> among(String word) {
        Optional<OptionGroup> group = ability.price().options().stream()
                .filter(one -> one.words().containsKey(word))
                .findFirst();
        return group.map(one -> one.of(options).stream().map(ChosenWord::word).toList())
                .orElse(List.of());
    }

    /** The Types by which others meet it: its own, or those it works against. Ledger: GG-AMB-109. */
    public List<PowerType> metAs() {
        return switch (ability.typing()) {
            case NONE -> List.of();
            case OWN, BOTH -> types;
            case AGAINST -> against.types();
            case SOLID -> SOLID;
            case PSYCHIC -> PSYCHIC;
        };
    }
}
