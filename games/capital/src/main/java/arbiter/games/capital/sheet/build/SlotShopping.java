package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Violation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Asks what to fill free Slots with, until there is nothing to buy or nothing wanted. */
final class SlotShopping {

    private static final String DONE = "done";

    private final Answers ask;
    private final Progress progress;

    SlotShopping(Answers ask, Progress progress) {
        this.ask = ask;
        this.progress = progress;
    }

    List<Acquired> run() {
        List<Acquired> bought = new ArrayList<>();
        while (true) {
            List<Choice> options =
                    progress.book().slotAbilities().stream().map(this::choice).toList();
            if (options.stream().noneMatch(Choice::isAvailable)) {
                return bought;
            }
            Optional<Ability> ability = ability(options);
            if (ability.isEmpty()) {
                return bought;
            }
            Acquired wish = parameter(ability.get());
            progress.buy(wish);
            bought.add(wish);
        }
    }

    private Optional<Ability> ability(List<Choice> options) {
        List<Choice> all = new ArrayList<>(options);
        all.add(Choice.of(DONE, "keep the free Slots for later"));
        String prompt =
                progress.slotsFree() + " of " + Wish.slots(progress.slots().total()) + " free. Which Ability?";
        String answer = ask.option("slots.ability", prompt, all);
        return progress.book().slotAbilities().stream()
                .filter(ability -> ability.id().equals(answer))
                .findFirst();
    }

    /** An Ability can be had if there is anything to choose for it that works. */
    private Choice choice(Ability ability) {
        List<Acquired> forms = forms(ability);
        Optional<Acquired> legal = forms.stream()
                .filter(form -> Wish.againstBuying(form, progress).isEmpty())
                .findFirst();
        Optional<String> refusal = legal.isPresent()
                ? Optional.empty()
                : Optional.of(firstReason(forms.get(0)).orElse(""));
        String cost = ability.slots().isPresent() ? Wish.slots(ability.slots().getAsInt()) : "Slots by Score";
        return new Choice(ability.id(), ability.name() + " (" + cost + "): " + ability.text(), refusal);
    }

    private Optional<String> firstReason(Acquired wish) {
        return Wish.againstBuying(wish, progress).stream()
                .map(Violation::message)
                .findFirst();
    }

    private Acquired parameter(Ability ability) {
        if (ability.chooses().isEmpty()) {
            return Acquired.plain(ability);
        }
        List<Acquired> forms = forms(ability);
        List<Choice> options = forms.stream()
                .map(form -> new Choice(word(form), form.described() + cost(form), firstReason(form)))
                .toList();
        String answer = ask.option("slots.choice", "Which one for " + ability.name() + "?", options);
        return forms.stream()
                .filter(form -> word(form).equals(answer))
                .findFirst()
                .orElseThrow();
    }

    private String cost(Acquired form) {
        return progress.slotCost(form).map(cost -> ", " + Wish.slots(cost)).orElse("");
    }

    private static List<Acquired> forms(Ability ability) {
        if (ability.chooses().isEmpty()) {
            return List.of(Acquired.plain(ability));
        }
        return ability.chooses().get() == Ability.Parameter.ATTRIBUTE
                ? Arrays.stream(Attribute.values())
                        .map(attribute -> new Acquired(ability, Optional.of(attribute), Optional.empty()))
                        .toList()
                : Arrays.stream(DamageType.values())
                        .map(type -> new Acquired(ability, Optional.empty(), Optional.of(type)))
                        .toList();
    }

    private static String word(Acquired form) {
        return form.attribute()
                .map(EnumWords::of)
                .orElseGet(() -> EnumWords.of(form.damageType().orElseThrow()));
    }
}
