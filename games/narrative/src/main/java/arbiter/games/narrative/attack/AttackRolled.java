package arbiter.games.narrative.attack;

import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.ArrayList;
import java.util.List;

/** What an attack came to: whether it hit, and what its symbols could pay for. Told by the check before it. */
public record AttackRolled(
        String unit, String target, boolean hit, boolean spare, boolean criticalPossible, List<String> affordable)
        implements NarrativeEvent {

    /** A hit that leaves something to spend on the usual purchases. */
    static final String SPARE = "hit with 2 or more advantage";

    /** Told beforehand of an attack with two weapons. Ledger: NAR-SIT-5. */
    private static final String ENOUGH_FOR_BOTH = "enough advantage for the second weapon";

    private static final int USUAL_PRICE = 2;

    static String enoughFor(Quality quality) {
        return "enough advantage for " + quality.name();
    }

    static AttackRolled of(NarrativeState state, AttackInProgress attack) {
        boolean hit = attack.succeeds();
        int advantage = attack.purse().advantage();
        boolean triumph = attack.purse().triumph() > 0;
        boolean critical = hit
                && HitDamage.getsPastSoak(state, attack.hits().get(0))
                && (triumph || advantage >= attack.source().critical().orElse(Integer.MAX_VALUE)); // NAR-ODDS-3
        List<String> affordable = new ArrayList<>();
        for (RatedQuality rated : attack.source().qualities()) {
            int cost = rated.quality().cost().orElse(Integer.MAX_VALUE);
            if (hit && cost < Integer.MAX_VALUE && (triumph || advantage >= cost)) {
                affordable.add(enoughFor(rated.quality()));
            }
        }
        if (hit && attack.second().isPresent() && (triumph || advantage >= USUAL_PRICE)) { // NAR-ODDS-4
            affordable.add(ENOUGH_FOR_BOTH);
        }
        return new AttackRolled(
                attack.actor().id(), attack.aimedAt().id(), hit, hit && advantage >= USUAL_PRICE, critical, affordable);
    }

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit)
                .words(hit ? " hits " : " misses ")
                .unit(target, state.unit(target).name())
                .line();
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit);
        measures.fact(SPARE, spare);
        measures.fact("critical possible", criticalPossible);
        for (String quality : affordable) {
            measures.fact(quality, true);
        }
    }
}
