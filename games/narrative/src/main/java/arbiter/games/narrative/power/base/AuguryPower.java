package arbiter.games.narrative.power.base;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;

import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.effect.Precognition;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A boost die on the next skill check, unless Precognition takes its place. Ledger: NAR-BP-3. */
public record AuguryPower() implements BasePowerTrait {

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        if (!power.choice().has(Precognition.class)) {
            Tokens.give(play, target, Token.next(ADD_BOOST, "Augury"));
        }
    }
}
