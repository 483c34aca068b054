package arbiter.games.narrative.power;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.power.effect.FlameWall;
import arbiter.games.narrative.power.effect.Redirection;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * What powers on the target do to the attacker when everything else is done: the flames of a Flame Wall, and a shot that
 * comes back. Ledger: NAR-FX-BAR-5, NAR-FX-BAR-6, section 5.2, steps 14 and 19.
 */
public final class Retaliation {

    private static final int THREAT = 3;
    private static final int FLAMES_PER_RANK = 2;

    private Retaliation() {}

    public static void resolve(Play<NarrativeState> play, AttackInProgress attack) {
        List<Hit> hits = new ArrayList<>();
        for (Participant target : targets(attack)) {
            for (OngoingPower power : target.powers().powers()) {
                if (attack.source().isMelee() && power.has(FlameWall.class) && power.ranks() > 0) {
                    hits.add(flames(attack, power));
                }
                if (!attack.source().isMelee() && power.has(Redirection.class) && comesBack(attack)) {
                    hits.add(redirected(attack));
                }
            }
        }
        if (!hits.isEmpty()) {
            Hits.resolve(play, attack, hits);
        }
    }

    private static List<Participant> targets(AttackInProgress attack) {
        if (attack.others().isEmpty()) {
            return List.of(attack.aimedAt());
        }
        List<Participant> targets = new ArrayList<>();
        targets.add(attack.aimedAt());
        for (Participant other : attack.others()) {
            if (!targets.contains(other)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Twice the ranks in Discipline, less soak. Ledger: NAR-FX-BAR-5. */
    private static Hit flames(AttackInProgress attack, OngoingPower power) {
        Modifiers damage = Modifiers.of("Flame Wall", FLAMES_PER_RANK * power.ranks());
        PsychicSource source = new PsychicSource(power.choice(), PowerAttack.PLAIN, 0, true);
        return Hit.of(attack.actor(), source, damage, false, false);
    }

    /** Three threats or a despair are enough, and stay to be spent. Ledger: rulings, no. 34. */
    private static boolean comesBack(AttackInProgress attack) {
        return attack.symbols().advantage() <= -THREAT || attack.symbols().despair() > 0;
    }

    /** Base damage and net successes on a hit, base damage alone on a miss. */
    private static Hit redirected(AttackInProgress attack) {
        int net = Math.max(0, attack.symbols().success());
        Modifiers damage = attack.source().damage().and("net successes", net);
        return Hit.of(attack.actor(), attack.source(), damage, attack.source().dealsStrain(), false);
    }
}
