package arbiter.rulebook.guide;

import java.util.List;

/**
 * What is taught in a first fight: steps, each done once, and advice for all other questions. The learner plays the side
 * listed first. The fight to go on with afterwards is an encounter of the game.
 */
public record Lesson(List<LessonStep> steps, List<Advice> advice, String then) {}
