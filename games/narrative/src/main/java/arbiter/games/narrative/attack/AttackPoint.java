package arbiter.games.narrative.attack;

/**
 * How far an attack has come, from which everything goes on alike. The attack in it never changes: whoever takes the next
 * step takes a copy. Injuries are suffered hit by hit, so the number is that of the next hit.
 */
record AttackPoint(Step step, int hit, AttackInProgress attack) {

    /** The steps that are taken one after the other. Ledger: section 5.2. */
    enum Step {
        GATHER,
        CAST,
        SPEND,
        INJURE,
        FINISH,
        OVER
    }

    static AttackPoint declared(AttackInProgress attack) {
        return new AttackPoint(Step.GATHER, 0, attack);
    }

    boolean isOver() {
        return step == Step.OVER;
    }

    /** What comes after this step was taken; every hit has one of its own to injure in. */
    AttackPoint next(AttackInProgress now) {
        return switch (step) {
            case GATHER -> new AttackPoint(Step.CAST, 0, now);
            case CAST -> new AttackPoint(Step.SPEND, 0, now);
            case SPEND -> injuring(now, 0);
            case INJURE -> injuring(now, hit + 1);
            case FINISH, OVER -> new AttackPoint(Step.OVER, 0, now);
        };
    }

    /** The last injury is suffered in one step with all that comes after it: nothing goes on alike in between. */
    private static AttackPoint injuring(AttackInProgress now, int from) {
        int next = now.injures(from);
        boolean last = next < 0 || now.injures(next + 1) < 0;
        return new AttackPoint(last ? Step.FINISH : Step.INJURE, Math.max(from, next), now);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AttackPoint that
                && step == that.step
                && hit == that.hit
                && (step == Step.OVER || attack.goesOnAs(that.attack)); // then nothing about it counts any more
    }

    @Override
    public int hashCode() {
        return isOver()
                ? 0
                : 31 * (31 * step.ordinal() + attack.symbols().hashCode())
                        + attack.hits().size();
    }
}
