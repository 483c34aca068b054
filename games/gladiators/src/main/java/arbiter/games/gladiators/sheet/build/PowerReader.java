package arbiter.games.gladiators.sheet.build;

import arbiter.content.Nearest;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.Alternative;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.OptionPrice;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Understands the words of a design. Words that mean nothing are found and left out. Ledger: GG-CHR-6, GG-AMB-107. */
final class PowerReader {

    private static final int MOST = 99;

    private final Handbook book;
    private final Findings findings;

    private PowerReader(Handbook book, Findings findings) {
        this.book = book;
        this.findings = findings;
    }

    static SuperPower read(PowerDesign design, Handbook book, Findings findings) {
        return new PowerReader(book, findings).power(design);
    }

    private SuperPower power(PowerDesign design) {
        List<PowerForm> forms = new ArrayList<>();
        forms.add(form(design.ability(), design.types(), design.against(), design.options(), List.of()));
        for (int i = 0; i < design.alternatives().size(); i++) {
            Alternative other = design.alternatives().get(i);
            forms.add(
                    form(other.ability(), other.types(), other.against(), other.options(), List.of("alternatives", i)));
        }
        List<PowerModifier> modifiers = new ArrayList<>();
        for (int i = 0; i < design.modifiers().size(); i++) {
            modifier(design.modifiers().get(i), i).ifPresent(modifiers::add);
        }
        return new SuperPower(design, List.copyOf(forms), List.copyOf(modifiers));
    }

    private PowerForm form(
            Ability ability,
            List<PowerType> types,
            Optional<Against> against,
            List<String> options,
            List<Object> path) {
        List<ChosenWord> words = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            WordReader reader = new WordReader(ability.name(), ability.price().options(), place(path, i));
            words.addAll(reader.words(List.of(options.get(i).strip().split(" +"))));
        }
        picks(ability.name(), ability.price().options(), words, place(path, -1));
        return new PowerForm(ability, types, against.orElse(Against.NOTHING), List.copyOf(words));
    }

    private static Object[] place(List<Object> path, int option) {
        List<Object> place = new ArrayList<>(path);
        place.add("options");
        if (option >= 0) {
            place.add(option);
        }
        return place.toArray();
    }

    private Optional<PowerModifier> modifier(String text, int position) {
        List<String> tokens = List.of(text.strip().split(" +"));
        Optional<AbilityModifier> entry = book.modifier(tokens.get(0));
        if (entry.isEmpty()) {
            List<String> ids =
                    book.modifiers().stream().map(AbilityModifier::id).toList();
            findings.add(
                    Code.UNKNOWN_MODIFIER,
                    "there is no modifier '" + tokens.get(0) + "'",
                    Nearest.to(tokens.get(0), ids)
                            .map(near -> "did you mean '" + near + "'?")
                            .orElse("leave it out"),
                    "modifiers",
                    position);
            return Optional.empty();
        }
        Object[] place = {"modifiers", position};
        List<OptionGroup> groups = entry.get().options();
        WordReader reader = new WordReader(entry.get().name(), groups, place);
        List<ChosenWord> words = reader.words(tokens.subList(1, tokens.size()));
        picks(entry.get().name(), groups, words, place);
        return Optional.of(new PowerModifier(entry.get(), words, position));
    }

    /** Whether as many were chosen as there should be. */
    private void picks(String owner, List<OptionGroup> groups, List<ChosenWord> words, Object... place) {
        for (OptionGroup group : groups) {
            int chosen = group.of(words).size();
            String known = Wording.or(List.copyOf(group.words().keySet()));
            boolean needed = group.pick() == OptionGroup.Pick.ONE || group.pick() == OptionGroup.Pick.SOME;
            if (needed && chosen == 0 && group.otherwise().isEmpty()) {
                findings.add(Code.WORD_MISSING, owner + " leaves open what it is", "add " + known, place);
            }
            boolean single = group.pick() == OptionGroup.Pick.ONE || group.pick() == OptionGroup.Pick.OPTIONAL;
            int most = single
                    ? 1
                    : group.byCount().isEmpty() ? MOST : group.byCount().size();
            if (chosen > most) {
                findings.add(
                        Code.WORDS_TOO_MANY,
                        owner + " has " + chosen + " of " + known,
                        "keep " + most + (most == 1 ? " of them" : " of them at most"),
                        place);
            }
        }
        Set<ChosenWord> seen = new LinkedHashSet<>();
        for (ChosenWord word : words) {
            if (!seen.add(word)) {
                findings.add(Code.WORDS_TOO_MANY, "'" + word + "' is there twice", "name it once", place);
            }
        }
    }

    /** Reads the words of one price list. */
    private final class WordReader {

        private final String owner;
        private final List<OptionGroup> groups;
        private final Object[] place;

        WordReader(String owner, List<OptionGroup> groups, Object... place) {
            this.owner = owner;
            this.groups = groups;
            this.place = place;
        }

        List<ChosenWord> words(List<String> tokens) {
            List<ChosenWord> words = new ArrayList<>();
            int at = 0;
            while (at < tokens.size()) {
                String word = tokens.get(at++);
                Optional<OptionPrice> price = groups.stream()
                        .filter(group -> group.words().containsKey(word))
                        .map(group -> group.words().get(word))
                        .findFirst();
                if (price.isEmpty()) {
                    unknown(word);
                    continue;
                }
                List<String> rest = tokens.subList(at, tokens.size());
                List<String> said = switch (price.get().takes()) {
                    case NOTHING -> List.of();
                    case TEXT -> rest;
                    default -> rest.subList(0, Math.min(1, rest.size()));
                };
                at += said.size();
                ChosenWord chosen = new ChosenWord(word, String.join(" ", said));
                if (isUnderstood(chosen, price.get().takes())) {
                    words.add(chosen);
                }
            }
            return List.copyOf(words);
        }

        private void unknown(String word) {
            List<String> known = groups.stream()
                    .flatMap(group -> group.words().keySet().stream())
                    .toList();
            String fix = known.isEmpty()
                    ? "leave it out; there is nothing to choose"
                    : Nearest.to(word, known)
                            .map(near -> "did you mean '" + near + "'?")
                            .orElse("choose among " + Wording.and(known));
            findings.add(Code.UNKNOWN_WORD, owner + " knows no '" + word + "'", fix, place);
        }

        private boolean isUnderstood(ChosenWord chosen, OptionPrice.Takes takes) {
            String said = chosen.argument();
            List<String> sources =
                    Stream.of(PowerSource.values()).map(PowerSource::word).toList();
            boolean understood = switch (takes) {
                case NOTHING -> true;
                case NUMBER -> said.matches("[1-9]\\d?");
                case ABILITY -> book.nameable().contains(said);
                case SOURCE -> sources.contains(said);
                case WORD, TEXT -> !said.isEmpty();
            };
            if (!understood) {
                String fix = switch (takes) {
                    case NUMBER -> "add a number from 1 to " + MOST + ", as in '" + chosen.word() + " 1'";
                    case ABILITY ->
                        "add the id of an ability"
                                + Nearest.to(said, book.nameable())
                                        .map(near -> ", such as '" + chosen.word() + " " + near + "'")
                                        .orElse(", as in '" + chosen.word() + " evasion'");
                    case SOURCE -> "add one of " + Wording.or(sources);
                    default -> "say what, after '" + chosen.word() + "'";
                };
                findings.add(
                        said.isEmpty() ? Code.WORD_MISSING : Code.UNKNOWN_WORD,
                        owner + " has '" + chosen + "', which says too little",
                        fix,
                        place);
            }
            return understood;
        }
    }
}
