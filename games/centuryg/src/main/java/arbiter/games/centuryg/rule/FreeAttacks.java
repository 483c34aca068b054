package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Attacks out of turn that an attack gives rise to. Ledger: BCG-DUEL-7, BCG-AMB-59, BCG-AMB-132. */
final class FreeAttacks {

    private FreeAttacks() {}

    /** A duelist who attacks anybody else gives the duel opponent a free attack. */
    static void resolve(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (strike.occasion() == Strike.Occasion.ANSWER || !unit.isFighting() || !unit.isDueling()) {
            return;
        }
        Fighter opponent = play.state().fighter(unit.duel().get());
        boolean aside = strike.named != opponent && strike.zone() != opponent.zone();
        if (strike.named != opponent && (aside || !strike.isArea())) {
            offer(play, opponent, unit);
        }
    }

    /** A whole Offensive Action against that one, or nothing. */
    static void offer(Play<CenturyState> play, Fighter unit, Fighter offender) {
        offer(play, unit, offender, Strike.Occasion.ANSWER);
    }

    static void offer(Play<CenturyState> play, Fighter unit, Fighter offender, Strike.Occasion occasion) {
        List<Option> options = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            if (Working.weapon(play.state(), unit, mounted)
                    && Targets.of(play.state(), unit, Strike.Mode.ATTACK, mounted)
                            .contains(offender)) {
                options.add(new Offense(Strike.Mode.ATTACK, mounted, false, List.of(offender)));
            }
        }
        if (options.isEmpty()) {
            return;
        }
        options.add(new NoDeed("pass", "Let it pass"));
        Option option = play.choose(Request.one(unit.decider(), "attack.free", options)
                .asking(() -> unit.name() + " may attack " + offender.name() + " for nothing"));
        Optional.of(option)
                .filter(Offense.class::isInstance)
                .map(Offense.class::cast)
                .ifPresent(offense -> Attack.resolve(play, unit, offense, occasion));
    }
}
