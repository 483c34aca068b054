package arbiter.games.gladiators.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.modifier.flexible.FlexibleKind;
import arbiter.games.gladiators.modifier.flexible.LinkedAbility;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.AgainstPrice;
import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.StartingAbility;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.RuleCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Asks for one new power: its Types, what there is to choose, its Source, modifiers, Level and name. Ledger: GG-CHR-6. */
final class PowerMaker {

    /** What is asked later: what there is to choose, and modifiers without which it is not legal. */
    private static final List<RuleCode> ASKED_LATER = List.of(
            Code.TYPE_MISSING,
            Code.WORD_MISSING,
            Code.COUNTER_NEEDS_RANGE,
            Code.SUPPRESS_NEEDS_AREA,
            Code.WALL_LINE,
            Code.NAME_TWICE);

    private final Bench bench;
    private final Answers ask;
    private final Ability ability;
    private final List<PowerType> types = new ArrayList<>();
    private final List<String> options = new ArrayList<>();
    private final List<String> modifiers = new ArrayList<>();
    private Optional<Against> against = Optional.empty();
    private PowerSource source = PowerSource.CONVENTIONAL;
    private Optional<String> name = Optional.empty();

    PowerMaker(Bench bench, Ability ability) {
        this.bench = bench;
        this.ask = bench.ask;
        this.ability = ability;
    }

    PowerDesign design() {
        if (ability.typing().namesOwn()) {
            List<PowerType> known = Stream.of(PowerType.values())
                    .filter(type -> type != PowerType.ENERGY)
                    .toList();
            types.add(type("power.type", "Of which Type is it?", known));
            check();
        }
        ability.price().against().ifPresent(this::against);
        ability.price().options().forEach(group -> options(group));
        source = PowerSource.valueOf(ask.option("power.source", "Where does it come from?", words(PowerSource.values()))
                .toUpperCase(Locale.ROOT));
        check();
        modifiers();
        int level = ask.number(
                "power.level",
                "Which Level?",
                1,
                () -> PowerShop.highest(bench, 1, most -> bench.with(named().at(most))));
        String called =
                ask.text("power.name", "What is it called?", List.of(Choice.of(ability.name(), ability.name())));
        return named(called.strip().replaceAll("\\s+", " ")).at(level);
    }

    /** Why the ability cannot be bought whatever is chosen for it, such as for want of GP. */
    Optional<String> refusal() {
        return bench.refusal(bench.with(at(1)), ASKED_LATER);
    }

    private void check() {
        refusal().ifPresent(reason -> {
            throw new Refused(reason);
        });
    }

    private PowerDesign at(int level) {
        return new PowerDesign(
                name,
                ability,
                List.copyOf(types),
                against,
                List.copyOf(options),
                Optional.of(source),
                level,
                List.copyOf(modifiers),
                List.of(),
                false,
                Optional.empty(),
                List.of());
    }

    private PowerDesign named() {
        return named(ability.name());
    }

    /** With that name, or one like it where another power has it already. */
    private PowerDesign named(String wanted) {
        List<String> taken = new ArrayList<>(
                bench.book.starting().stream().map(StartingAbility::name).toList());
        bench.build().powers().forEach(other -> taken.add(other.title()));
        String free = wanted;
        for (int again = 2; taken.contains(free); again++) {
            free = wanted + " " + again;
        }
        name = free.equals(ability.name()) ? Optional.empty() : Optional.of(free);
        return at(1);
    }

    private void against(AgainstPrice price) {
        List<PowerType> left = new ArrayList<>(
                List.of(PowerType.SOLID, PowerType.PHYSICAL, PowerType.ENERGY, PowerType.POISON, PowerType.PSYCHIC));
        List<PowerType> named = new ArrayList<>();
        while (named.size() < price.most()) {
            List<Choice> choices = new ArrayList<>(words(left.toArray(PowerType[]::new)));
            if (named.isEmpty() && price.source().isPresent()) {
                choices.add(Choice.of("source", "a Source, whatever the Type"));
            }
            if (!named.isEmpty()) {
                choices.add(Bench.done());
            }
            String word = ask.option("power.against", "What does it work against?", choices);
            if (word.equals("source")) {
                List<PowerSource> sources = Stream.of(PowerSource.values())
                        .filter(one -> price.conventional() || one != PowerSource.CONVENTIONAL)
                        .toList();
                String chosen =
                        ask.option("power.against-source", "Which Source?", words(sources.toArray(PowerSource[]::new)));
                against = Optional.of(
                        new Against(List.of(), Optional.of(PowerSource.valueOf(chosen.toUpperCase(Locale.ROOT)))));
                return;
            }
            if (word.equals(Bench.DONE)) {
                break;
            }
            PowerType type = PowerType.valueOf(word.toUpperCase(Locale.ROOT));
            named.add(type);
            left.remove(type);
        }
        against = Optional.of(new Against(List.copyOf(named), Optional.empty()));
        check();
    }

    private PowerType type(String id, String prompt, List<PowerType> known) {
        return PowerType.valueOf(
                ask.option(id, prompt, words(known.toArray(PowerType[]::new))).toUpperCase(Locale.ROOT));
    }

    private void options(OptionGroup group) {
        WordShop shop = new WordShop(bench, "power.option", ability.name(), words -> beside(options, words));
        options.addAll(shop.words(group, List.copyOf(options)));
        check();
    }

    /** Why the words cannot be added to that list. */
    private Optional<String> beside(List<String> list, List<String> words) {
        int before = list.size();
        list.addAll(words);
        Optional<String> refusal = refusal();
        list.subList(before, list.size()).clear();
        return refusal;
    }

    private void modifiers() {
        while (true) {
            String id = ask.option("power.modifier", () -> "Which modifier?", this::offered);
            if (id.equals(Bench.DONE)) {
                return;
            }
            AbilityModifier entry = bench.book.modifier(id).orElseThrow();
            modifiers.add(entry.kind() instanceof LinkedAbility ? link(entry) : worded(entry));
            check();
        }
    }

    private String worded(AbilityModifier entry) {
        List<String> said = new ArrayList<>(List.of(entry.id()));
        for (OptionGroup group : entry.options()) {
            WordShop shop = new WordShop(
                    bench,
                    "power.modifier-word",
                    entry.name(),
                    words -> refused(String.join(
                            " ", Stream.concat(said.stream(), words.stream()).toList())));
            said.addAll(shop.words(group, List.of()));
        }
        return String.join(" ", said);
    }

    private String link(AbilityModifier entry) {
        List<Choice> others = bench.build().powers().stream()
                .map(other -> new Choice(other.title(), other.title(), refused(linked(entry, other.title()))))
                .toList();
        return linked(entry, bench.ask.option("power.link", "With which power?", others));
    }

    private static String linked(AbilityModifier entry, String title) {
        return entry.id() + " with " + title;
    }

    private Optional<String> refused(AbilityModifier entry) {
        if (!(entry.kind() instanceof LinkedAbility)) {
            return refused(entry.id());
        }
        boolean possible = bench.build().powers().stream()
                .anyMatch(other -> refused(linked(entry, other.title())).isEmpty());
        return possible ? Optional.empty() : Optional.of("no other power has the same range and targeting");
    }

    /** What is Flexible has choices within choices, and is written into the file by hand. */
    private List<Choice> offered() {
        List<Choice> offered = new ArrayList<>();
        for (AbilityModifier entry : bench.book.modifiers()) {
            boolean possible = entry.on().includes(ability)
                    && !(entry.kind() instanceof FlexibleKind)
                    && modifiers.stream().noneMatch(text -> (text + " ").startsWith(entry.id() + " "));
            if (possible) {
                offered.add(new Choice(entry.id(), entry.name() + ": " + entry.text(), refused(entry)));
            }
        }
        Optional<String> open = bench.refusal(bench.with(named()));
        offered.add(new Choice(Bench.DONE, "nothing more", open));
        return offered;
    }

    private Optional<String> refused(String modifier) {
        return beside(modifiers, List.of(modifier));
    }

    private static List<Choice> words(Enum<?>[] constants) {
        return Stream.of(constants)
                .map(constant -> Choice.of(EnumWords.of(constant), EnumWords.of(constant)))
                .toList();
    }
}
