package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.ability.PowerPool;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** What a Power Pool holds or minions are made of, on as many GP as the Level. Ledger: GG-AB-32, GG-AB-39, GG-AMB-75. */
public final class HeldPowers {

    private HeldPowers() {}

    /** The powers held by this one. */
    public static List<SuperPower> of(SuperPower power, Handbook book) {
        return power.design().holds().stream()
                .map(design -> PowerReader.read(design, book, new Findings()))
                .toList();
    }

    static void check(SuperPower power, Handbook book, Findings findings) {
        List<PowerDesign> designs = power.design().holds();
        if (designs.isEmpty()) {
            return;
        }
        boolean pool = power.form().ability().kind() instanceof PowerPool;
        if (!power.form().ability().kind().holdsPowers()) {
            findings.add(
                    Code.HOLDS_NOTHING,
                    power.form().ability().name() + " holds no other powers",
                    "leave out 'holds', which is for Power Pool and Summon",
                    "holds");
            return;
        }
        List<SuperPower> held = new ArrayList<>();
        for (int i = 0; i < designs.size(); i++) {
            Findings inside = new Findings();
            SuperPower one = PowerReader.read(designs.get(i), book, inside);
            held.add(one);
            PowerCheck.run(one, !pool, inside);
            own(power, one, pool, inside);
            for (Findings.Finding finding : new LinkedHashSet<>(inside.all())) {
                List<Object> path = new ArrayList<>(List.of("holds", i));
                path.addAll(finding.path());
                findings.add(finding.code(), finding.message(), finding.fix(), path.toArray());
            }
        }
        int cost = held.stream().mapToInt(one -> Cost.of(one, held).total()).sum();
        if (cost > power.level()) {
            findings.add(
                    Code.POOL_OVERSPENT,
                    power.title() + " holds powers of " + cost + " GP",
                    "its Level is " + power.level() + "; spend " + (cost - power.level()) + " less",
                    "holds");
        }
    }

    private static void own(SuperPower holder, SuperPower held, boolean pool, Findings findings) {
        if (held.form().ability().kind().holdsPowers()) {
            findings.add(
                    Code.POOL_NESTED,
                    held.form().ability().name() + " cannot be held by another power",
                    "leave it out",
                    "ability");
        }
        if (pool && !held.source().equals(holder.source())) {
            findings.add(
                    Code.POOL_SOURCE,
                    "what a Power Pool holds has the Pool's Source",
                    holder.source()
                            .map(source -> "write 'source: " + source.word() + "'")
                            .orElse("name the Pool's"),
                    "source");
        }
    }
}
