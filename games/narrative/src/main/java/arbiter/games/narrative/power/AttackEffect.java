package arbiter.games.narrative.power;

/** Extension point: changes the numbers of an Attack before anybody rolls. */
public interface AttackEffect extends EffectTrait {

    /** The attack with this effect, by a psyker with so many ranks in Discipline. Ledger: NAR-PSY-7. */
    PowerAttack changed(PowerAttack attack, int ranks);
}
