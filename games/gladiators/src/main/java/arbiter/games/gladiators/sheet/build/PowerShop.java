package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.StartingAbility;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Buys powers, upgrades and Levels until nothing more is wanted. Ledger: GG-CHR-6, GG-CST-13. */
final class PowerShop {

    private static final String UPGRADE = "upgrade-";
    private static final String RAISE = "raise-";
    private static final int HIGHEST = 30;

    private final Bench bench;

    private PowerShop(Bench bench) {
        this.bench = bench;
    }

    static void run(Bench bench) {
        new PowerShop(bench).run();
    }

    private void run() {
        while (true) {
            String id = bench.ask.option("power", this::prompt, this::options);
            if (id.equals(Bench.DONE)) {
                return;
            }
            if (id.startsWith(UPGRADE)) {
                upgrade(bench.book.content().shelf(StartingAbility.class).get(id.substring(UPGRADE.length())));
            } else if (id.startsWith(RAISE)) {
                raise(Integer.parseInt(id.substring(RAISE.length())));
            } else {
                bench.put(bench.with(new PowerMaker(bench, bench.book.ability(id)).design()));
            }
        }
    }

    private String prompt() {
        Modifiers left = Sheet.of(bench.build(), bench.book).totals().get("gp-left");
        return left.total() + " GP are left. Which power?";
    }

    private List<Choice> options() {
        List<Choice> options = new ArrayList<>();
        for (Ability ability : bench.book.abilities()) {
            options.add(new Choice(
                    ability.id(), ability.name() + ": " + ability.text(), new PowerMaker(bench, ability).refusal()));
        }
        for (StartingAbility free : bench.book.starting()) {
            PowerDesign upgraded = upgraded(free, 2);
            options.add(new Choice(UPGRADE + free.id(), "upgrade " + free.name(), bench.refusal(bench.with(upgraded))));
        }
        for (int i = 0; i < bench.build().powers().size(); i++) {
            PowerDesign design = bench.build().powers().get(i);
            options.add(new Choice(
                    RAISE + i,
                    "raise " + design.title() + " from Level " + design.level(),
                    bench.refusal(bench.with(i, design.at(design.level() + 1)))));
        }
        options.add(Bench.done());
        return options;
    }

    private static PowerDesign upgraded(StartingAbility free, int level) {
        PowerDesign design = free.design();
        return new PowerDesign(
                Optional.empty(),
                design.ability(),
                design.types(),
                design.against(),
                design.options(),
                design.source(),
                level,
                design.modifiers(),
                List.of(),
                false,
                Optional.of(free),
                List.of());
    }

    private void upgrade(StartingAbility free) {
        int level = bench.ask.number(
                "power.level",
                free.name() + ": which Level?",
                2,
                () -> highest(2, level1 -> bench.with(upgraded(free, level1))));
        bench.put(bench.with(upgraded(free, level)));
    }

    private void raise(int place) {
        PowerDesign design = bench.build().powers().get(place);
        int next = design.level() + 1;
        int level = bench.ask.number(
                "power.level",
                design.title() + ": which Level?",
                next,
                () -> highest(next, raised -> bench.with(place, design.at(raised))));
        bench.put(bench.with(place, design.at(level)));
    }

    private int highest(int from, IntFunction<Build> at) {
        return highest(bench, from, at);
    }

    /** The highest Level that is legal and can be paid. */
    static int highest(Bench bench, int from, IntFunction<Build> at) {
        int most = from;
        while (most < HIGHEST && bench.refusal(at.apply(most + 1)).isEmpty()) {
            most++;
        }
        return most;
    }
}
