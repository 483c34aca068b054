package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.modifier.flexible.FlexibleType;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.AgainstPrice;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Typing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types of a power, its own and those it works against. Ledger: GG-LEG-22, GG-LEG-26, GG-LEG-30, GG-AMB-98, GG-AMB-109. */
final class TypingCheck {

    private final SuperPower power;
    private final Findings findings;

    private TypingCheck(SuperPower power, Findings findings) {
        this.power = power;
        this.findings = findings;
    }

    static void run(SuperPower power, Findings findings) {
        TypingCheck check = new TypingCheck(power, findings);
        for (int i = 0; i < power.forms().size(); i++) {
            List<Object> path = i == 0 ? List.of() : List.of("alternatives", i - 1);
            check.own(power.forms().get(i), path);
            check.against(power.forms().get(i), path);
        }
    }

    private void own(PowerForm form, List<Object> path) {
        Ability ability = form.ability();
        switch (ability.typing()) {
            case NONE, AGAINST -> {
                if (!form.types().isEmpty()) {
                    add(
                            Code.TYPE_NOT_NAMED,
                            ability.name() + " has no Type of its own",
                            ability.typing() == Typing.AGAINST ? "say 'against: {types: [...]}'" : "leave out 'types'",
                            path,
                            "types");
                }
            }
            case SOLID -> fixed(form, PowerType.SOLID, path);
            case PSYCHIC -> fixed(form, PowerType.PSYCHIC, path);
            default -> named(form, path);
        }
    }

    private void fixed(PowerForm form, PowerType type, List<Object> path) {
        if (!form.types().isEmpty() && !form.types().equals(List.of(type))) {
            add(
                    Code.TYPE_FIXED,
                    form.ability().name() + " is always " + type.word(),
                    "leave out 'types'",
                    path,
                    "types");
        }
    }

    private void named(PowerForm form, List<Object> path) {
        Ability ability = form.ability();
        if (form.types().isEmpty()) {
            add(
                    Code.TYPE_MISSING,
                    ability.name() + " has a Type",
                    "add 'types', such as 'types: [solid]'",
                    path,
                    "types");
        }
        boolean chooses = power.has(FlexibleType.class) && ability.typing() == Typing.OWN;
        if (form.types().size() > 1 && !chooses) {
            add(
                    Code.TYPES_SEVERAL,
                    ability.name() + " has one Type, settled at design",
                    ability.typing() == Typing.OWN ? "name one, or add 'flexible-type'" : "name one",
                    path,
                    "types");
        }
        if (form.types().contains(PowerType.ENERGY)) {
            add(
                    Code.ENERGY_SUBTYPE,
                    "Energy is of one kind",
                    "write heat, cold, electricity, radiation or entropy in place of energy",
                    path,
                    "types");
        }
    }

    private void against(PowerForm form, List<Object> path) {
        Against against = form.against();
        Optional<AgainstPrice> price = form.ability().price().against();
        if (price.isEmpty()) {
            if (!against.equals(Against.NOTHING)) {
                add(
                        Code.TYPE_NOT_NAMED,
                        form.ability().name() + " works against no Type in particular",
                        "leave out 'against'",
                        path,
                        "against");
            }
            return;
        }
        String name = form.ability().name();
        if (against.equals(Against.NOTHING)) {
            add(
                    Code.TYPE_MISSING,
                    name + " leaves open what it works against",
                    "add 'against', such as 'against: {types: [solid]}'",
                    path,
                    "against");
        }
        if (against.source().isPresent() && !against.types().isEmpty()) {
            add(
                    Code.TYPES_AND_SOURCE,
                    name + " works against Types or against a Source, not both",
                    "leave out one of the two",
                    path,
                    "against");
        }
        if (against.types().size() > price.get().most() && !power.has(FlexibleType.class)) {
            add(
                    Code.TYPES_TOO_MANY,
                    name + " works against " + price.get().most()
                            + (price.get().most() == 1 ? " Type" : " Types at most"),
                    "keep " + price.get().most() + ", and buy it again for others",
                    path,
                    "against");
        }
        if (against.types().stream().anyMatch(PowerType::isSubtype)) {
            add(
                    Code.ENERGY_AS_A_WHOLE,
                    name + " works against all Energy, not one kind of it",
                    "write energy",
                    path,
                    "against");
        }
        against.source().ifPresent(source -> source(form, source, path));
    }

    private void source(PowerForm form, PowerSource source, List<Object> path) {
        AgainstPrice price = form.ability().price().against().orElseThrow();
        if (price.source().isEmpty()) {
            add(
                    Code.AGAINST_SOURCE,
                    form.ability().name() + " cannot be bought against a Source",
                    "name Types, such as 'against: {types: [solid]}'",
                    path,
                    "against");
        } else if (source == PowerSource.CONVENTIONAL && !price.conventional()) {
            add(
                    Code.AGAINST_CONVENTIONAL,
                    form.ability().name() + " works against no Conventional Source",
                    "name another Source, or Types",
                    path,
                    "against");
        }
    }

    private void add(Code code, String message, String fix, List<Object> path, String key) {
        List<Object> place = new ArrayList<>(path);
        place.add(key);
        findings.add(code, message, fix, place.toArray());
    }
}
