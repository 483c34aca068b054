package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Asks for what an Alternate Form or a Combination needs. Ledger: BCG-ALT-1, BCG-COMB-1. */
final class Joining {

    private static final List<Attribute> SWAPPED =
            List.of(Attribute.MIGHT, Attribute.GUARD, Attribute.SYSTEMS, Attribute.SPEED);

    private Joining() {}

    /** Whether there could be one more form, or a Combination. */
    static Optional<String> refusal(Bench bench, Upgrade upgrade) {
        if (upgrade.kind() == UpgradeKind.COMBINATION) {
            return bench.mecha().combination().isPresent()
                    ? Optional.of("there is a Combination already")
                    : bench.refusal(combined(bench, upgrade, List.of("somebody")));
        }
        Optional<String> refusal = Optional.empty();
        for (Attribute one : SWAPPED) {
            for (Attribute other : SWAPPED) {
                if (one.ordinal() < other.ordinal()) {
                    refusal = bench.refusal(morphed(bench, new Morph(upgrade, "it", one, other, List.of(), List.of())));
                    if (refusal.isEmpty()) {
                        return refusal;
                    }
                }
            }
        }
        return refusal;
    }

    static void form(Bench bench, Upgrade type) {
        String name = bench.ask.text("form.name", "What is the form called?", List.of());
        Attribute one = attribute(bench, "form.one", "Which Attribute changes places?");
        Attribute other = attribute(bench, "form.other", "With which other one?");
        bench.put(morphed(bench, new Morph(type, name, one, other, List.of(), List.of())));
    }

    private static Attribute attribute(Bench bench, String id, String prompt) {
        List<Choice> options = SWAPPED.stream()
                .map(attribute -> Choice.of(EnumWords.of(attribute), Words.title(attribute)))
                .toList();
        String answer = bench.ask.option(id, prompt, options);
        return SWAPPED.stream()
                .filter(attribute -> EnumWords.of(attribute).equals(answer))
                .findFirst()
                .orElseThrow();
    }

    private static Build morphed(Bench bench, Morph form) {
        return bench.with(Remodel.of(bench.mecha()).morphing(form));
    }

    static void combination(Bench bench, Upgrade type) {
        String named = bench.ask.text(
                "combination.partners", "Whom does it combine with? Ids of their pilots, with commas.", List.of());
        List<String> partners = Arrays.stream(named.split(","))
                .map(String::strip)
                .filter(partner -> !partner.isEmpty())
                .toList();
        if (partners.stream().anyMatch(partner -> !partner.matches("[a-z0-9-]+"))) {
            throw new Refused("ids are written in small letters, digits and dashes");
        }
        boolean single = UpgradeId.of(type.id()).equals(Optional.of(UpgradeId.SUPER_COMBINATION));
        if (!single || bench.confirm("combination.lead", "Does this one lead?")) {
            bench.put(combined(bench, type, partners));
            return;
        }
        String lead = bench.ask.option(
                "combination.leader",
                "Who leads?",
                partners.stream().map(partner -> Choice.of(partner, partner)).toList());
        String area = bench.ask.option(
                "combination.area",
                "In which of the lead's Areas does its equipment go?",
                Area.EXTERNAL.stream()
                        .map(place -> Choice.of(EnumWords.of(place), Words.title(place)))
                        .toList());
        Area place = Area.EXTERNAL.stream()
                .filter(one -> EnumWords.of(one).equals(area))
                .findFirst()
                .orElseThrow();
        bench.put(bench.with(Remodel.of(bench.mecha())
                .combining(new Combination(type, partners, Optional.of(lead), Optional.of(place)))));
    }

    private static Build combined(Bench bench, Upgrade type, List<String> partners) {
        return bench.with(Remodel.of(bench.mecha())
                .combining(new Combination(type, partners, Optional.empty(), Optional.empty())));
    }
}
