package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.ability.PowerPool;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.Holding;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.sheet.StartingAbility;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.ArrayList;
import java.util.List;

/** Works out from a build what play uses. */
public final class Profiles {

    private Profiles() {}

    public static Profile of(Build build, Handbook book) {
        Sheet sheet = Sheet.of(build, book);
        int gp = sheet.totals().get("gp-spent").total();
        List<SuperPower> powers = new ArrayList<>(sheet.everything());
        List<Holding> holdings = holdings(powers, book);
        return new Profile(build.name(), build.standing(), gp, powers, sheet.traits(), holdings);
    }

    /** What powers hold; that of a Power Pool joins the owner's own powers. Ledger: GG-AMB-75. */
    private static List<Holding> holdings(List<SuperPower> powers, Handbook book) {
        List<Holding> holdings = new ArrayList<>();
        int own = powers.size();
        for (int place = 0; place < own; place++) {
            SuperPower holder = powers.get(place);
            if (!holder.form().ability().kind().holdsPowers()) {
                continue;
            }
            List<SuperPower> held = HeldPowers.of(holder, book);
            if (holder.form().ability().kind() instanceof PowerPool) {
                List<Integer> costs = new ArrayList<>();
                for (SuperPower one : held) {
                    costs.add(Cost.of(one, held).total());
                }
                holdings.add(new Holding(place, powers.size(), held, List.copyOf(costs)));
                powers.addAll(held);
            } else {
                holdings.add(new Holding(place, -1, minion(held, book), List.of()));
            }
        }
        return holdings;
    }

    /** Minions have the abilities that everybody has. */
    private static List<SuperPower> minion(List<SuperPower> held, Handbook book) {
        List<SuperPower> all = new ArrayList<>();
        for (StartingAbility starting : book.starting()) {
            all.add(PowerReader.read(starting.design(), book, new Findings()));
        }
        all.addAll(held);
        return List.copyOf(all);
    }
}
