package arbiter.rulebook.guide;

import java.util.Optional;

/**
 * One thing to do in a first fight and why. It comes up when the question with that label is asked and offers an option
 * whose id begins like that; without an option, what the question suggests is to be done. It is done by the first
 * event of that name that no earlier step took, if its line names somebody of the learner's side first or, where
 * {@code theirs}, of the other one; or nobody.
 */
public record LessonStep(
        String title, String text, Optional<String> ask, Optional<String> option, String done, boolean theirs) {}
