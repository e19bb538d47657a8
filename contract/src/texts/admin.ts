// The words of the admin area: articles, resources, users, subscriptions, posts and the logo.

import { accountLimits } from '../account-limits.ts';
import { adminLimits, socialLimits } from '../admin-limits.ts';
import { billingTexts } from './billing.ts';
import { contentTexts } from './content.ts';
import { fieldNames, fieldTexts } from './fields.ts';
import { navigationTexts } from './navigation.ts';

const { cannotBeUndone } = navigationTexts.confirmations;

export const adminTexts = {
  /** An alert carries the server's own reason, or else one of the failures below. */
  error: (reason: string) => `Error: ${reason}`,
  networkError: (message: string) => `Network error: ${message}`,
  notAvailable: 'N/A',
  reasonRequired: 'Give a reason',
  reasonTooLong: fieldTexts.tooLong({ field: 'Reason', maxLength: adminLimits.reasonMaxLength }),
  notesTooLong: fieldTexts.tooLong({ field: 'Notes', maxLength: adminLimits.notesMaxLength }),
  articles: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    saveDraft: 'Save Draft',
    indicator: {
      needsTitle: 'Add a title to start',
      needsContent: 'Add content to enable autosave',
      unsaved: 'Unsaved changes',
      allSaved: 'All changes saved',
      saving: navigationTexts.actions.saving,
      saved: 'Saved',
      failed: 'Save failed',
      paused: 'You are saving too quickly. Autosave is paused for 1 minute.',
    },
    restoreDraft: 'A draft was found. Would you like to restore it?',
    titleRequired: 'Please add a title before saving',
    contentRequired: 'Please add content before saving',
    imageTooLarge: 'Image file is too large. Please use an image smaller than 5MB.',
    imageFailed: 'Failed to process image. Please try again.',
    confirmDelete: 'Are you sure you want to delete this article?',
    listFailed: contentTexts.articles.loadFailed,
    unreadableReply: navigationTexts.failures.unreadableReply,
    loadFailed: 'Failed to load article',
    saveFailed: 'Failed to save article',
    saveDraftFailed: 'Failed to save draft',
    savingTooQuickly: 'You are saving too quickly. Please wait a minute and try again.',
    draftSaved: 'Draft saved successfully!',
    empty: 'No articles found.',
    archive: 'Archive',
    loadMore: 'Load more',
    notFound: 'Article not found',
    published: 'Article published',
    unpublished: 'Article unpublished',
    archived: 'Article archived',
    deleted: 'Article deleted successfully',
    statusFailed: 'Failed to update article status',
    deleteFailed: 'Failed to delete article',
    slugInvalid: 'Use small letters, digits and single hyphens, such as pay-off-a-card',
    slugTaken: 'Another article has this address, or had it once.',
    tooMuchHtml: 'The content has too many HTML tags. Remove formatting, or make it two articles.',
    tooManyTags: (max: number) => `An article can have at most ${max} tags`,
    outdated:
      'This article has since been saved by somebody else, or by you in another tab. Nothing was overwritten, and your text is still here.',
    /** Above the list of what is to be mended. */
    notPublishable: 'This article cannot be published yet. Mend this first:',
    previewFailed: 'Failed to show the preview',
    emptySearch: 'No articles found matching your search.',
  },
  resources: {
    notFound: 'Resource not found',
    noAffiliateLoans: 'A resource about debt consolidation cannot be an affiliate one.',
    tooManyFeatures: (max: number) => `A resource can have at most ${max} features`,
    outdated:
      'This resource has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    nameAndDescriptionRequired: 'Name and description are required',
    categoryRequired: 'Choose a category',
    urlHint: 'Leave it empty if there is no affiliate link yet.',
    confirmDelete: `Are you sure you want to delete this resource? ${cannotBeUndone}`,
    listFailed: contentTexts.resources.loadFailed,
    statusFailed: 'Failed to update resource status',
    deleteFailed: 'Failed to delete resource',
    loadFailed: 'Failed to load resource',
    createFailed: 'Failed to create resource',
    updateFailed: 'Failed to update resource',
    deleted: 'Resource deleted successfully',
    created: 'Resource created successfully!',
    updated: 'Resource updated successfully!',
    empty: 'No resources found',
  },
  users: {
    suspend: 'Suspend',
    activate: 'Activate',
    passwordTooShort: fieldTexts.tooShort({
      field: fieldNames.password,
      minLength: accountLimits.adminResetPasswordMinLength,
    }),
    confirmSuspend: 'Are you sure you want to suspend this user?',
    confirmActivate: 'Are you sure you want to activate this user?',
    confirmPasswordReset: "Are you sure you want to reset this user's password?",
    confirmDelete: `Are you sure you want to delete this user? ${cannotBeUndone}`,
    confirmTwoStepRemoval: 'Are you sure you want to switch two-step sign-in off for this user?',
    confirmWithdrawal: 'Are you sure you want to withdraw this grant?',
    listFailed: 'Failed to fetch users',
    loadFailed: 'Failed to fetch user',
    activateFailed: 'Failed to activate user',
    suspendFailed: 'Failed to suspend user',
    updateFailed: 'Failed to update user',
    resetFailed: 'Failed to reset user',
    deleteFailed: 'Failed to delete user',
    removeTwoStepFailed: 'Failed to switch two-step sign-in off',
    grantFailed: 'Failed to give the grant',
    withdrawFailed: 'Failed to withdraw the grant',
    updated: 'User updated successfully',
    activated: 'User activated successfully',
    suspended: 'User suspended successfully',
    passwordReset: 'Password reset successfully',
    deleted: 'User deleted successfully',
    twoStepRemoved: 'Two-step sign-in switched off successfully',
    granted: 'Plan granted successfully',
    grantWithdrawn: 'Grant withdrawn successfully',
    /** After what was done, where a plan that was bought goes on. */
    stillGiven: (plan: string) => `The subscription still gives ${plan}.`,
    belowSubscription: (plan: string) =>
      `The subscription gives ${plan}, so a lower plan would not take effect. Cancel the subscription first.`,
    grantDayOver: 'Choose today or a later day.',
    grantDayTooFar: 'Choose an earlier day, or leave it without an end.',
    grantNotFound: 'Grant not found',
    notFound: 'User not found',
    notYourself: 'You cannot do this to your own account. Your profile is the place for that.',
    staffOnly: 'Only a super admin can change an account of staff.',
    roleOnly: 'Only a super admin can give or take roles.',
    lastSuperAdmin: 'The last super admin stays. Make someone else one first.',
    emailTaken: 'Another account has this email address, or gave it up a few days ago.',
    outdated:
      'This user has changed since you opened the form. Nothing was saved: look at what is there now, then save again.',
    passwordTooLong: fieldTexts.tooLong({
      field: fieldNames.password,
      maxLength: accountLimits.passwordMaxLength,
    }),
  },
  subscriptions: {
    invalidDays: 'Please enter a valid number of days',
    tooManyDays: (max: number) => `A subscription can be extended by at most ${max} days at once.`,
    tooFarAhead: (years: number) =>
      `A subscription can be extended to at most ${years} years from today.`,
    listFailed: 'Failed to fetch subscriptions',
    loadFailed: 'Failed to fetch subscription',
    invoicesFailed: 'Failed to fetch invoices',
    refundFailed: 'Failed to refund payment',
    invalidAmount: 'Enter how much to give back.',
    moreThanIsLeft: 'That is more than is left of this payment.',
    refunded: (amount: string) => `${amount} has been refunded`,
    refundedSince:
      'More has been refunded since you opened this page. Look at the refunds, then try again.',
    movedSince:
      'The next payment or the end has moved since you opened this page. Look at the dates, then try again.',
    invoiceNotFound: 'This is no paid invoice of this subscription.',
    notFound: 'Subscription not found',
    hasEnded: 'This subscription has ended already.',
    anotherIsCurrent: 'This user has another subscription now. Open that one to change it.',
    paymentOpen: 'A payment of this subscription is open. Extend it once that has been paid.',
    suspended: 'This user is suspended. Activate the user first.',
    underWay: (minutes: number) =>
      `This was asked of Stripe a moment ago, and we do not know yet how it went. Check at Stripe, or try again in ${minutes} minutes.`,
    stripeAway: 'Stripe is not answering right now. Please try again in a few minutes.',
    stripeOff: 'Card payments are not set up here, so nothing can be asked of Stripe.',
    outcomeUnknown:
      'Stripe has not replied, so we do not know whether this was done. Check at Stripe before you try again.',
    cancelFailed: billingTexts.cancellation.failed,
    reactivateFailed: 'Failed to reactivate subscription',
    extendFailed: 'Failed to extend subscription',
    subscribeAgain: 'Ask the user to subscribe again',
    cancelled: 'Subscription cancelled successfully',
    reactivated: 'Subscription reactivated successfully',
    extended: (days: number) => `Subscription extended by ${days} days`,
  },
  social: {
    createPost: 'Create New Post',
    createFirstPost: 'Create Your First Post',
    scheduleHint: 'Leave it empty to save as draft.',
    contentTooLong: (platformLabel: string) =>
      `Content exceeds the character limit for ${platformLabel}`,
    confirmDelete: 'Are you sure you want to delete this social post?',
    listFailed: 'Failed to load social posts',
    unreadableReply: navigationTexts.failures.unreadableReply,
    empty: 'No social media posts found.',
    loadFailed: 'Failed to load post',
    saveFailed: 'Failed to save post',
    publishFailed: 'Failed to publish post',
    deleteFailed: 'Failed to delete post',
    metricsRefreshed: 'Metrics refreshed successfully!',
    metricsFailed: 'Failed to refresh metrics',
    metricsRateLimited: (reason: string) => `Rate limit exceeded: ${reason}`,
    metricsWait: `Please wait ${socialLimits.metricsRefreshWaitMinutes} minutes before trying again.`,
    notFound: 'Post not found',
    saved: 'Post saved',
    scheduled: 'Post scheduled',
    published: 'Post published',
    deleted: 'Post deleted successfully',
    /** Why a post failed whose outcome nobody knows. */
    checkFirst: 'Check on the platform before you try again',
    reconnect: (platformLabel: string) =>
      `${platformLabel} no longer accepts our token. Reconnect ${platformLabel}: set a new token, then try again.`,
    refused: ({ platformLabel, reason }: { platformLabel: string; reason: string }) =>
      `${platformLabel} refused this post: ${reason}`,
    platformBusy: (platformLabel: string) =>
      `${platformLabel} asks us to wait. Nothing was posted. Try again later.`,
    platformAway: (platformLabel: string) =>
      `${platformLabel} cannot be reached. Nothing was posted. Try again in a few minutes.`,
    /** Nothing was sent: a process ended, or something of ours broke, before it came to that. */
    interrupted: 'Publishing was interrupted. Nothing was posted. Try again.',
    imageNeeded: (platformLabel: string) => `${platformLabel} needs an image. Add its address.`,
    imageNotTaken: (platformLabel: string) =>
      `${platformLabel} takes no image by its address. Remove the image.`,
    imageNotReachable: (platformLabel: string) =>
      `${platformLabel} fetches the image itself and cannot reach this address. Give one that is open to everyone.`,
    tooLongForX: ({ count, max, linkLength }: { count: number; max: number; linkLength: number }) =>
      `Twitter/X counts this as ${count} characters, and takes ${max}: a link counts ${linkLength}, an emoji 2. Shorten it.`,
    tooManyHashtags: (platformLabel: string, max: number) =>
      `${platformLabel} takes at most ${max} hashtags. Remove some.`,
    tooManyMentions: (platformLabel: string, max: number) =>
      `${platformLabel} takes at most ${max} mentions. Remove some.`,
    /** With all that the platform would refuse: a client may show this alone. */
    notPostable: ({ platformLabel, problems }: { platformLabel: string; problems: string }) =>
      `This cannot be posted to ${platformLabel} yet. ${problems}`,
    noTime: 'Choose a date and a time first.',
    timeInvalid: 'Choose a date and a time that exist.',
    timePast: 'Choose a time in the future.',
    timeTooFar: (days: number) => `Choose a time within the next ${days} days.`,
    alreadyPublished: 'This post has been published. It can no longer be changed.',
    publishedStays: 'A published post cannot be deleted.',
    isPublishing: 'This post is being published right now. Look again in a minute.',
    isScheduled: 'This post is scheduled. Make it a draft to publish it now.',
    changedMeanwhile: 'This post has changed since you looked at it. Nothing was posted this time.',
    notPublishedYet: 'Only a published post has metrics.',
    metricsRefused: ({ platformLabel, reason }: { platformLabel: string; reason: string }) =>
      `${platformLabel} did not tell the metrics: ${reason}`,
    metricsBusy: (platformLabel: string) => `${platformLabel} asks us to wait. Try again later.`,
    metricsAway: (platformLabel: string) =>
      `${platformLabel} cannot be reached. Try again in a few minutes.`,
    /** Keys were set up after it was posted to the sandbox. */
    metricsOfSandbox: (platformLabel: string) =>
      `This post went to the sandbox. ${platformLabel} knows nothing of it.`,
    /** Keys were taken away after it was posted. */
    metricsWithoutKeys: (platformLabel: string) =>
      `No keys are set up for ${platformLabel}, so its metrics cannot be fetched.`,
    outdated:
      'This post has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    /** Of one platform, or of several that are joined already. */
    sandbox: (platformLabels: string) =>
      `Sandbox: nothing is posted to ${platformLabels}, because no keys are set up.`,
  },
  analytics: {
    loadFailed: 'Failed to load analytics',
    tabFailed: {
      users: 'Failed to load figures about users',
      deletedUsers: 'Failed to load figures about deleted users',
      revenue: 'Failed to load figures about revenue',
      engagement: 'Failed to load figures about engagement',
    },
    /** While other days have been asked for: 'the last 90 days'. */
    otherRange: ({ asked, shown }: { asked: string; shown: string }) =>
      `Loading ${asked}. These figures are still of ${shown}.`,
  },
  logo: {
    showText: 'Show Text',
    download: 'Download PNG',
    downloading: 'Exporting...',
    failed: 'Failed to export the logo. No file was saved. Please try again.',
    tooLarge: (max: number) =>
      `No side of the image can be longer than ${max.toLocaleString('en-GB')} pixels.`,
  },
} as const;
